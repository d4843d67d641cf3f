//! The course of a game as a picture: each seat's share of the victory, move by move.

use plotters::element::DashedPathElement;
use plotters::prelude::*;

/// The course of a game, with its texts in the reader's language.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// Above the picture.
    pub title: String,
    /// Below it.
    pub moves: String,
    /// Beside it.
    pub share: String,
    /// Who sits at each seat, and which share of the victory it could expect after which of its moves.
    pub seats: Vec<(String, Vec<(usize, f32)>)>,
}

const SIZE: (u32, u32) = (960, 540);
const FONT: &str = "sans-serif";

/// Colours that people who confuse some of them still tell apart, each with its own length of dashes and gaps; the first line
/// has none.
const STROKES: [(RGBColor, Option<(i32, i32)>); 6] = [
    (RGBColor(0, 114, 178), None),
    (RGBColor(213, 94, 0), Some((12, 5))),
    (RGBColor(0, 128, 96), Some((3, 4))),
    (RGBColor(170, 60, 140), Some((24, 6))),
    (RGBColor(120, 94, 0), Some((7, 10))),
    (RGBColor(60, 60, 60), Some((2, 9))),
];

impl Course {
    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let mut svg = String::new();
        // The picture goes into a text in memory, where nothing can fail.
        self.draw(SVGBackend::with_string(&mut svg, SIZE)).expect("a picture in memory");
        svg
    }

    fn draw<'a>(
        &self,
        backend: SVGBackend<'a>,
    ) -> Result<(), DrawingAreaErrorKind<<SVGBackend<'a> as DrawingBackend>::ErrorType>> {
        let area = backend.into_drawing_area();
        area.fill(&WHITE)?;
        let numbers = || self.seats.iter().flat_map(|(_, points)| points).map(|(number, _)| *number);
        let first = numbers().min().unwrap_or(0);
        let last = numbers().max().unwrap_or(0).max(first + 1);
        let mut chart = ChartBuilder::on(&area)
            .caption(&self.title, (FONT, 22))
            .margin(16)
            .x_label_area_size(48)
            .y_label_area_size(64)
            .build_cartesian_2d(first as f32..last as f32, 0.0..100.0_f32)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(&self.moves)
            .y_desc(&self.share)
            .axis_desc_style((FONT, 16))
            .label_style((FONT, 14))
            .x_label_formatter(&|number| format!("{number:.0}"))
            .y_label_formatter(&|share| format!("{share:.0}"))
            .draw()?;
        for ((name, points), (colour, dashes)) in self.seats.iter().zip(STROKES.iter().cycle()) {
            let points = points.iter().map(|(number, share)| (*number as f32, 100.0 * share));
            let stroke = colour.stroke_width(2);
            let line = match dashes {
                None => chart.draw_series(LineSeries::new(points, stroke))?,
                Some((dash, gap)) => chart.draw_series(DashedLineSeries::new(points, *dash, *gap, stroke))?,
            };
            line.label(name).legend(move |(x, y)| {
                let ends = [(x, y), (x + 40, y)];
                match dashes {
                    None => PathElement::new(ends, stroke).into_dyn(),
                    Some((dash, gap)) => DashedPathElement::new(ends, *dash, *gap, stroke).into_dyn(),
                }
            });
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperLeft)
            .legend_area_size(48)
            .margin(8)
            .label_font((FONT, 15))
            .background_style(WHITE.mix(0.85))
            .border_style(BLACK.mix(0.3))
            .draw()?;
        area.present()
    }
}
