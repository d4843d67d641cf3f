/** What the server tells about a table, under short names. Views and forecasts are a game's own. */

import type { Schemas } from '../api/call';
import type { GameName, Games } from '../games/games';

export type Json = Schemas['Json'];

export type Move = Schemas['Move'];
export type NotAllowed = Schemas['RefusalTold'];
export type Option = Schemas['OptionTold'];
export type Told = Schemas['LineTold'];
export type Standing = Schemas['StandingTold'];
export type Turn = Schemas['TurnTold'];
export type StepTold = Schemas['StepTold'];
export type DraftTold = Schemas['OwnDraftTold'];
export type Pending = Schemas['PendingTold'];
export type SeatTold = Schemas['SeatTold'];
export type Phase = Schemas['Phase'];
export type EntryTold = Schemas['EntryTold'];
/** How a table stands, as its stream tells it. */
export type Now = Schemas['NowTold'];
export type TableTold = Schemas['TableTold'];
export type Play = Schemas['PlayTold'];
export type Moment = Schemas['ReplayTold'];
export type Point = Schemas['MomentTold'];

/** With whose eyes: a seat's, everybody's once a game is over, or a watcher's. */
export type Eyes = Schemas['EyesTold'];

/** What would follow, with a game's own figures. */
export type Outlook<G extends GameName = GameName> = Omit<Schemas['ForecastTold'], 'forecast'> & {
  forecast: Games[G]['forecast'];
};

/** What was told with an entry of the journal. */
export const toldOf = (entry: EntryTold): Told[] =>
  (entry.kind === 'moved' || entry.kind === 'started' ? entry.told : null) ?? [];
