import type { Layout } from '@playgrove/catalogue';
import type { DailyRow } from './daily/pick.ts';
import type { GameSummary } from './game-summary.ts';

/** Light or dark, or whatever the device is set to. */
export type Theme = 'system' | 'light' | 'dark';

/** What the page knows of the whole portal: it travels inside the HTML. */
export type Site = {
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  /** `2026` or `2024–2026`. */
  readonly years: string;
  readonly theme: Theme;
  readonly statistics: boolean;
  /** Whether a server takes votes and reports and answers data calls. */
  readonly server: boolean;
  /** Whether that server keeps runs, boards and circles. */
  readonly runs: boolean;
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
  /** How many `/data/draw/{n}.json` there are; none if the page carries every game. */
  readonly samplePages: number;
  /** Whether every game can be played offline. */
  readonly offline: boolean;
  /** Play counts and ratings that came with the catalogue are shown. */
  readonly samples: boolean;
  /** Games with a daily challenge; all of them are in the page's pool. */
  readonly daily: readonly DailyRow[];
  /** Script files to fetch early, by screen. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The script that makes the page live. */
  readonly main: string;
};

/** The origin that serves one game; empty for this one. */
export function originOf({ gamesOrigin }: Pick<Site, 'gamesOrigin'>, id: string): string {
  return gamesOrigin.replace('{id}', id);
}

/** The data block inside the HTML. */
export type BootData = {
  readonly site: Site;
  /** Every game, or a bounded pool of a large catalog. */
  readonly games: readonly GameSummary[];
};

/** How a list of cards is laid out; `grid` is the dense form of a `list`, and counted as one. */
export type Look = Layout | 'grid';
