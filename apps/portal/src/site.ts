import type { Layout } from '@playgrove/catalogue';
import type { Row } from './records/rows.ts';

/** What the page knows of the whole portal without asking: it travels inside the HTML. */
export type Site = {
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  /** `2026` or `2024–2026`. */
  readonly years: string;
  readonly theme: 'system' | 'light' | 'dark';
  readonly statistics: boolean;
  /** Origin that serves the games; empty for this one. */
  readonly gamesOrigin: string;
  /** Absent while ads are off. */
  readonly ads?: {
    readonly provider: 'house' | 'google';
    readonly network: string;
    readonly exchange?: string;
    /** Share of an ad that must be in view to count as shown, from 0 to 1. */
    readonly share?: number;
  };
  /** Id of the analytics tag; absent while it is off. */
  readonly analytics?: string;
  /** Changes with every build. */
  readonly release: string;
  /** How many games there are. */
  readonly total: number;
  /** Every category with its number of games, alphabetically. */
  readonly categories: readonly (readonly [name: string, count: number])[];
  /** How many `/data/draw/{n}.json` there are; none when the deck holds every game. */
  readonly draws: number;
  /** Script files to fetch early, by screen. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The script that makes the page live. */
  readonly main: string;
};

/** The page's data block. */
export type Carried = {
  readonly site: Site;
  /** Every game, or a bounded pool of a large catalogue. */
  readonly deck: readonly Row[];
};

/** How a list of cards is laid out; `grid` is the dense form of a `list`, and counted as one. */
export type Look = Layout | 'grid';
