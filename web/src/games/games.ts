/** The games that have a board, with the types of what each tells. */

import type { Schemas } from '../api/call';
import type { Sheet as AgeOfIndustrySheet } from './age-of-industry/view';
import type { Sheet as ArkwrightCardSheet } from './arkwright-card/view';
import type { Sheet as ArtificiumSheet } from './artificium/view';
import type { Sheet as WaterFrameSheet } from './water-frame/view';

export interface Games {
  artificium: { view: Schemas['ArtificiumView']; forecast: Schemas['ArtificiumForecast']; sheet: ArtificiumSheet };
  'arkwright-card': {
    view: Schemas['ArkwrightCardView'];
    forecast: Schemas['ArkwrightCardForecast'];
    sheet: ArkwrightCardSheet;
  };
  'age-of-industry': {
    view: Schemas['AgeOfIndustryView'];
    forecast: Schemas['AgeOfIndustryForecast'];
    sheet: AgeOfIndustrySheet;
  };
  'water-frame': { view: Schemas['WaterFrameView']; forecast: Schemas['WaterFrameForecast']; sheet: WaterFrameSheet };
}

export type GameName = Schemas['GameName'];
