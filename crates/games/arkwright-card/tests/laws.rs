//! The laws every game keeps, over random play.

use arkwright_card::ArkwrightCard;

table::conform!(ArkwrightCard);
