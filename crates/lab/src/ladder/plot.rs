//! The standings of a ladder as a picture.

use super::{Rated, Standings};
use plotters::coord::Shift;
use plotters::prelude::*;
use shelf::{Bot, Entrant};

/// The words in a picture.
pub struct Captions {
    /// What is shown.
    pub title: String,
    /// The axis of ratings.
    pub rating: String,
    /// The axis of playouts.
    pub playouts: String,
}

const PAPER: RGBColor = RGBColor(252, 251, 247);
const INK: RGBColor = RGBColor(45, 42, 38);
const FAINT: RGBColor = RGBColor(221, 216, 205);
const IRON: RGBColor = RGBColor(33, 92, 122);
const COPPER: RGBColor = RGBColor(178, 84, 38);

const WIDTH: u32 = 800;
const FONT: &str = "sans-serif";
/// The longest name that is written out.
const LONGEST_NAME: usize = 28;

type Drawn = Result<(), DrawingAreaErrorKind<std::io::Error>>;

/// An SVG of the ratings with their intervals: against playouts if all entrants are searches that differ only in them, and else
/// one below the other.
pub fn plot(standings: &Standings, captions: &Captions) -> String {
    let playouts: Option<Vec<u32>> = standings.ratings.iter().map(|rated| playouts(&rated.bot)).collect();
    let height = if playouts.is_some() { 500 } else { 110 + 36 * standings.ratings.len() as u32 };
    let mut svg = String::new();
    let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
    let drawn = match playouts {
        Some(playouts) => against_playouts(&area, standings, &playouts, captions),
        None => below_each_other(&area, standings, captions),
    };
    drawn.and_then(|()| area.present()).expect("a text can be drawn into");
    drop(area);
    svg
}

fn playouts(bot: &str) -> Option<u32> {
    match Entrant::by_name(bot)? {
        Entrant::Bot(Bot::Search(playouts)) => Some(playouts),
        _ => None,
    }
}

/// The ratings to be shown, with some room at both ends.
fn span(ratings: &[Rated]) -> std::ops::Range<f64> {
    let low = ratings.iter().map(|rated| rated.rating.low).fold(f64::INFINITY, f64::min);
    let high = ratings.iter().map(|rated| rated.rating.high).fold(f64::NEG_INFINITY, f64::max);
    let room = ((high - low) * 0.06).max(10.0);
    low - room..high + room
}

fn below_each_other(area: &DrawingArea<SVGBackend<'_>, Shift>, standings: &Standings, captions: &Captions) -> Drawn {
    let ratings = &standings.ratings;
    let last = ratings.len() as i32 - 1;
    let names: Vec<String> = ratings.iter().rev().map(|rated| shortened(&rated.bot)).collect();
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) as u32;
    area.fill(&PAPER)?;
    let mut chart = ChartBuilder::on(area)
        .caption(&captions.title, (FONT, 21).into_font().color(&INK))
        .margin(14)
        .margin_right(28)
        .x_label_area_size(48)
        .y_label_area_size(20 + 9 * longest)
        .build_cartesian_2d(span(ratings), (0..last).into_segmented())?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .bold_line_style(FAINT)
        .light_line_style(TRANSPARENT)
        .axis_style(INK)
        .label_style((FONT, 16).into_font().color(&INK))
        .x_desc(&captions.rating)
        .x_labels(8)
        .x_label_formatter(&|rating| format!("{rating:.0}"))
        .y_labels(names.len())
        .y_label_formatter(&|place| match place {
            SegmentValue::CenterOf(place) => names.get(*place as usize).cloned().unwrap_or_default(),
            _ => String::new(),
        })
        .draw()?;
    for (place, rated) in (0..).zip(ratings.iter().rev()) {
        let at = |rating: f64| (rating, SegmentValue::CenterOf(place));
        let (low, high) = (at(rated.rating.low), at(rated.rating.high));
        let cap = |end: (f64, SegmentValue<i32>)| {
            EmptyElement::at(end) + PathElement::new(vec![(0, -5), (0, 5)], IRON.stroke_width(2))
        };
        chart.draw_series([PathElement::new(vec![low.clone(), high.clone()], IRON.stroke_width(2))])?;
        chart.draw_series([cap(low), cap(high)])?;
        chart.draw_series([Circle::new(at(rated.rating.value), 5, COPPER.filled())])?;
    }
    Ok(())
}

fn against_playouts(
    area: &DrawingArea<SVGBackend<'_>, Shift>,
    standings: &Standings,
    playouts: &[u32],
    captions: &Captions,
) -> Drawn {
    let mut points: Vec<(f64, &Rated)> = playouts.iter().map(|playouts| f64::from(*playouts)).zip(&standings.ratings).collect();
    points.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (fewest, most) = (points[0].0, points[points.len() - 1].0);
    let ticks = legible(points.iter().map(|(playouts, _)| *playouts), (most / fewest).ln() / 12.0);
    area.fill(&PAPER)?;
    let mut chart = ChartBuilder::on(area)
        .caption(&captions.title, (FONT, 21).into_font().color(&INK))
        .margin(14)
        .margin_right(28)
        .x_label_area_size(48)
        .y_label_area_size(70)
        .build_cartesian_2d((fewest / 1.2..most * 1.2).log_scale().with_key_points(ticks), span(&standings.ratings))?;
    chart
        .configure_mesh()
        .bold_line_style(FAINT)
        .light_line_style(TRANSPARENT)
        .axis_style(INK)
        .label_style((FONT, 16).into_font().color(&INK))
        .x_desc(&captions.playouts)
        .y_desc(&captions.rating)
        .y_labels(8)
        .x_label_formatter(&|playouts| format!("{playouts:.0}"))
        .y_label_formatter(&|rating| format!("{rating:.0}"))
        .draw()?;
    let line = points.iter().map(|(playouts, rated)| (*playouts, rated.rating.value)).collect::<Vec<_>>();
    chart.draw_series([PathElement::new(line, FAINT.stroke_width(2))])?;
    for (playouts, rated) in points {
        let cap = |end: f64| EmptyElement::at((playouts, end)) + PathElement::new(vec![(-5, 0), (5, 0)], IRON.stroke_width(2));
        let whisker = vec![(playouts, rated.rating.low), (playouts, rated.rating.high)];
        chart.draw_series([PathElement::new(whisker, IRON.stroke_width(2))])?;
        chart.draw_series([cap(rated.rating.low), cap(rated.rating.high)])?;
        chart.draw_series([Circle::new((playouts, rated.rating.value), 5, COPPER.filled())])?;
    }
    Ok(())
}

/// Those of some rising figures that stand far enough from each other on a logarithmic axis to be written below it.
fn legible(figures: impl Iterator<Item = f64>, apart: f64) -> Vec<f64> {
    let mut ticks: Vec<f64> = Vec::new();
    for figure in figures {
        if ticks.last().is_none_or(|last| (figure / last).ln() >= apart) {
            ticks.push(figure);
        }
    }
    ticks
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_owned();
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}
