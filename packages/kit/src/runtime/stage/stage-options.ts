import type { Cue } from '../../contract/index.ts';
import type { FirstDealer } from './first-dealer.ts';
import type { Finish } from './finish.ts';
import type { Opened } from './opened.ts';
import type { RecordsOptions } from './records.ts';
import type { SaverOptions } from './saver.ts';
import type { Play } from './play.ts';
import type { InputEvent, Sizes } from '../view.ts';

/** `watching`: a recorded run is shown in place of the game. */
export type Phase = 'playing' | 'paused' | 'ending' | 'results' | 'watching';

/** A recorded run that is shown. */
export type Shown = {
  readonly play: Play;
  /** Whether its time passes. */
  readonly running: boolean;
  frame(elapsedMs: number): void;
  /** An event of a player who looks on. */
  event(event: InputEvent): void;
};

/** Somebody else's run, which is played at the same time. */
export type Race = {
  /** Another game has begun, on this board or on another. */
  begin(play: Play): void;
  /** The game has come to this time. */
  follow(play: Play): void;
};

/** Reports to the page's parts: score strip, sheets, feedback. */
export type StageListener = {
  cues(cues: readonly Cue[]): void;
  /** Score, chips or undo may have changed. `say` is true after a player's move. */
  changed(say: boolean): void;
  refused(why: string): void;
  /** The last move's animation is over; the results follow after a moment. */
  ending(finish: Finish): void;
  results(finish: Finish): void;
  /** Another session started. */
  began(): void;
  /** The clock runs again after a pause. */
  resumed(): void;
};

export type StageOptions = RecordsOptions &
  SaverOptions & {
    /** The game that the page has opened with. Default: opens one. */
    readonly opened?: Opened;
    /** The screen that the view fits, whose values change with it. */
    readonly surface: Sizes;
    /** Has dealt that game. */
    readonly dealer?: FirstDealer;
    /** Runs work that nobody sees after the frame that is being drawn. Default: at once. */
    readonly defer?: (work: () => void) => void;
  };

/** Milliseconds between the last move and the results: long enough to see why. */
export const ENDING_MS = 900;
/** A delay before the clock runs after a pause, so that nobody resumes into a wall. */
export const RESUME_HOLD_MS = 450;
/** Phases in which the game's time passes. */
export const TIMED: ReadonlySet<Phase> = new Set(['playing', 'ending']);
/** Losses in a row that bring back the ghost hand. */
export const HELP_AFTER = 3;
