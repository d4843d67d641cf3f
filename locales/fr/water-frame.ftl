water-frame-title = Arkwright: Water Frame
