//! The laws every game keeps, over random play.

use age_of_industry::AgeOfIndustry;

table::conform!(AgeOfIndustry);
