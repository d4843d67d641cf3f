//! The laws every game keeps, and those of this one, over random play.

use artificium::Artificium;

table::conform!(Artificium);
