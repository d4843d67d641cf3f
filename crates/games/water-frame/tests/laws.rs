//! The laws every game keeps, over random play.

use water_frame::WaterFrame;

table::conform!(WaterFrame);
