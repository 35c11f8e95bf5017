import type { Cue, Hint, Json, Point, Rect } from '../contract/index.ts';
import type { Coach } from './coach.ts';
import type { Device, Held, InputEvent } from './events.ts';
import type { Keepsakes } from './keepsakes.ts';
import type { Lesson } from './lesson.ts';

export type { Point, Rect } from '../contract/index.ts';
export type {
  CellEvent,
  Device,
  Held,
  InputEvent,
  Key,
  Pad,
  PadButton,
  Press,
  Swipe,
} from './events.ts';
export type { Coach } from './coach.ts';
export type { Keepsake, Keepsakes } from './keepsakes.ts';

export type SpriteOptions = {
  /** Radians. */
  readonly rotate?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly alpha?: number;
  /** The point of the sprite that lands on x, y. */
  readonly anchor?: 'center' | 'foot';
};

export type LabelOptions = {
  /** Face colors, top and bottom. */
  readonly top?: string;
  readonly bottom?: string;
  readonly rim?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly rotate?: number;
  readonly alpha?: number;
};

/** The canvas of a view. Its transform maps world units; `c` may be used freely between save and restore. */
export interface Surface {
  readonly c: CanvasRenderingContext2D;
  /** The size of the view's world; all of it is always visible. */
  readonly width: number;
  readonly height: number;
  /** Everything visible, including the letterbox: backdrops fill this. */
  readonly bleed: Rect;
  /** Whether the world is taller than it is wide. */
  readonly portrait: boolean;
  /** CSS pixels per world unit. */
  readonly px: number;
  /**
   * A readable text size in world units: `size`, or more if the screen is small.
   * @param least CSS pixels; default 14.5, at least 14
   */
  readable(size: number, least?: number): number;
  /** Seconds of drawing, stopped while paused; only for ambient motion. */
  readonly time: number;
  /** Whether the player wants reduced motion. */
  readonly reducedMotion: boolean;
  /** The id of the look that the player has chosen: for `Keepsakes.of`. */
  readonly keepsake?: string | undefined;
  /**
   * Draws a baked sprite; `size` is its longer side in world units. Until the atlas has loaded, a
   * blob in the sprite's average color replaces it, so play never waits for art.
   */
  sprite(name: string, x: number, y: number, size: number, options?: SpriteOptions): void;
  /**
   * Puts a canvas that the view draws itself (WebGL) beneath this one, as large as the visible
   * area; nothing is copied. Only if the view says `seeThrough`.
   */
  beneath?(canvas: HTMLCanvasElement): void;
  /** Draws `paint` once into a cached bitmap covering `bleed`; again only if `key` or the size changes. */
  layer(key: string, paint: (c: CanvasRenderingContext2D, bleed: Rect) => void): void;
  /**
   * Draws `paint` through a cached bitmap with its center at x, y: for frequent pieces that look
   * the same. `paint` draws around 0, 0 inside width × height world units. A key names one picture.
   * `paint` is called during the frame, or right after it for the bitmap.
   */
  stamp(
    key: string,
    width: number,
    height: number,
    paint: (c: CanvasRenderingContext2D) => void,
    x: number,
    y: number,
    options?: SpriteOptions,
  ): void;
  /** A message of the game or the kit with its `{placeholders}` filled: for text on the canvas. */
  words(key: string, values?: Saying['values']): string;
  /** Chunky display lettering in Lilita One: rim, extrude, two-tone face. `size` in world units. */
  label(text: string, x: number, y: number, size: number, options?: LabelOptions): void;
}

/** The facts of a surface that are known before drawing: a layout is a function of them. */
export type Sizes = Pick<
  Surface,
  'width' | 'height' | 'bleed' | 'portrait' | 'px' | 'readable' | 'keepsake'
>;

/** The kit's answer to a cue: each channel is optional, and the kit limits all of them. */
export type Feel = {
  /** A preset's name, or zzfx parameters. */
  readonly sound?: string | readonly (number | undefined)[];
  /**
   * Instead of `sound`: an exact pitch, the cue's value as a MIDI key. `hold` rings until a cue
   * whose feel says `release` comes with the same key; the default `strike` decays by itself.
   */
  readonly note?: {
    readonly instrument: 'piano' | 'musicbox' | 'harp' | 'strings';
    readonly how?: 'strike' | 'hold' | 'release';
  };
  /** Raise the pitch along the pentatonic scale by the cue's value. */
  readonly climb?: boolean;
  /**
   * The cue's value, 0 to 1, scales sound, vibration, shake, hit-stop and burst together: a knock
   * and a bang are one cue. 0 is silent.
   */
  readonly scaled?: true;
  /** Louder or softer than the preset, 0 to 2. */
  readonly gain?: number;
  /** Milliseconds of vibration. */
  readonly buzz?: number;
  /** Trauma, 0.2 (tap) to 0.7 (explosion). */
  readonly shake?: number;
  /** Milliseconds of hit-stop, 30 to 90. */
  readonly stop?: number;
  readonly burst?: {
    readonly count: number;
    readonly colors: readonly string[];
    /** World units a second. */
    readonly speed?: number;
    /** World units. */
    readonly size?: number;
    /** Seconds. */
    readonly life?: number;
    /** World units a second squared. */
    readonly gravity?: number;
    readonly shape?: 'drop' | 'star' | 'confetti' | 'ring' | 'puff';
    /**
     * The shorter side of the world that speed, size and gravity are meant for: in a larger world
     * they grow with it. Default: they are units of the view's own world.
     */
    readonly across?: number;
  };
  /** A message key that pops up at the cue's position; `{value}` is the cue's value. */
  readonly shout?: string;
  /**
   * Where the shout stands instead: `near` the cue's position, without covering it; at the `top`
   * or in the `middle` of the screen. It never leaves the screen.
   */
  readonly anchor?: 'near' | 'top' | 'middle';
  readonly shoutColors?: readonly [string, string];
  /** Lower the music for a moment. */
  readonly duck?: boolean;
  /** Turn games: answer at once (the default), or when the move's animation has come to rest. */
  readonly when?: 'now' | 'settled';
};

/** A sustained sound: an engine, wind, a skid. It starts when it is first listed and ends when it no longer is. */
export type Voice = {
  /** Unique among all voices of its kind. */
  readonly id: string;
  readonly kind: 'engine' | 'wind' | 'skid' | 'hum';
  /** Multiplies the kind's own pitch, 0.1 to 10. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly gain: number;
};

/**
 * A small fact next to the score: lives, time, a multiplier. `text` is shown, `label` is a message
 * key for screen readers. An icon means the same in every game: heart = lives, clock = time, star =
 * rating of a level, coin = money, trophy = place, flame = streak or combo, target = goal. `move`:
 * what is left of moves, shown as `23 left`.
 */
export type Chip = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly icon?: 'heart' | 'clock' | 'star' | 'coin' | 'trophy' | 'flame' | 'target' | 'move';
  readonly tone?: 'plain' | 'good' | 'warn';
};

/** The transition from the previous position to the current one. */
export type Motion<S> = {
  /** Turn games: the position before the last move, while its animation runs. */
  readonly from: S | undefined;
  /** Turn games: 0 to 1 through the animation, linear (apply an easing). Tick games: 0 to 1 into the next tick. */
  readonly part: number;
  /** The cues of the last move; tick games: the cues since the last frame. */
  readonly cues: readonly Cue[];
  /** Seconds since the last frame, 0 while paused or on hold. */
  readonly dt: number;
  /** Seconds since the game ended; undefined in play. */
  readonly ended?: number;
  /**
   * In a race: somebody else's position on the same board, at the same tick or after as many moves.
   * A view that can, draws it as a ghost.
   */
  readonly rival?: S;
};

/** A text for the live region: a message key and the values of its placeholders. */
export type Saying = {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A cell or a button as a real element over the canvas: focusable, named, its text laid out by the browser. */
export type BoardCell = {
  /** Unique among all boards of the view; stable as long as the cell exists. */
  readonly id: string;
  readonly rect: Rect;
  /** What it is and contains, for screen readers; several sentences one after the other. */
  readonly label: Saying | readonly Saying[];
  /** Shown in its center; a `Saying` is translated. */
  readonly text?: string | Saying;
  /** Height of the text in world units; it grows with the player's text size as far as it fits. */
  readonly size?: number;
  /** `#rrggbb`. */
  readonly color?: string;
  /** Vertical position of the text, 0 (top) to 1 (bottom). Default 0.5. */
  readonly level?: number;
  /** Small marks in a square table, row by row, instead of `text`; empty ones leave their position blank. */
  readonly marks?: readonly string[];
  /** Grids: the chosen cell. Tools: pressed in. */
  readonly selected?: boolean;
  /** Can be chosen but not changed. */
  readonly locked?: boolean;
  /** Focusable but not pressable; a touch moves the focus there. */
  readonly disabled?: boolean;
  /** The keyboard starts here, whatever is chosen. */
  readonly home?: boolean;
  /** Only for keys and screen readers: touches pass through it to the view. */
  readonly keysOnly?: boolean;
};

/** A table of cells, or a row of tools. */
export type Board = {
  readonly kind: 'grid' | 'tools';
  /** A message key: its name for screen readers. */
  readonly label: string;
  /** Grids: cells in a row. */
  readonly columns: number;
  readonly cells: readonly BoardCell[];
};

/** This device's records of the game, for scenery and rewards; never for rules. */
export type SavedStats = {
  /** By level. */
  readonly best: Readonly<Record<string, number>>;
  readonly stars: Readonly<Record<string, number>>;
  /** Games started. */
  readonly plays: number;
  /** Whether this is the first or second run: only the game and its goal are shown. */
  readonly isNewcomer: boolean;
  /** Seconds that were played since the last input, if the game was stored and resumed since. */
  readonly waited?: number;
};

/**
 * The browser half of a game: reads the state, never writes it.
 * `Ui` holds what undo must not restore: cursor, drag, camera, display-only motion.
 */
export interface View<S extends Json = Json, I extends Json = Json, Ui = unknown> {
  /**
   * The world to fit into the screen.
   * @param aspect width / height of the available room
   * @param room CSS pixels, without the score strip if the world stays under it
   */
  world(
    aspect: number,
    state: S,
    room: { readonly width: number; readonly height: number },
  ): { readonly width: number; readonly height: number };
  /** `above`: the world stays under the score strip. `over`: the strip covers part of a full-screen world. */
  readonly hud: 'above' | 'over';
  /** The canvas starts every frame transparent, above the view's own canvas: see `Surface.beneath`. */
  readonly seeThrough?: boolean;
  /** Turn games scored by time: the seconds so far, since the rules hear of them with a move only. */
  clock?(state: S, ui: Ui): number;
  /** Hides the score in the strip, if it means nothing before the end. Results still show it. */
  readonly hidesScore?: true;
  /** A key or the bar’s Restart only pauses, because a game takes so long that losing it would hurt. */
  readonly guardsRestart?: true;
  /** `draw` shows `Motion.rival`, so that the player’s own best run is worth a race. */
  readonly ghosts?: true;
  /** Keys (lower case) that the game reads itself as `Key` events; the kit does not use them then. */
  readonly keys?: readonly string[];
  /** `keys` are a row of places, named after the letters there on a US keyboard. */
  readonly keysByPlace?: true;
  /** A second finger makes no input of its own, as in every turn game. */
  readonly oneFinger?: true;
  /** The right mouse button presses too: a second action. Its events say `second`. */
  readonly secondButton?: true;
  ui(state: S, saved: SavedStats): Ui;
  /** Reads one event. Inputs are applied at once; `redraw` means that only `ui` changed. */
  read(event: InputEvent, state: S, ui: Ui, to: Sizes): I | readonly I[] | 'redraw' | undefined;
  /** Called before `read`: the level that an event opens, if the view shows a way to another level. */
  opens?(event: InputEvent, state: S, ui: Ui, to: Sizes): string | undefined;
  /** Tick games: called before every tick, for what is held rather than pressed. */
  poll?(held: Held, state: S, ui: Ui, to: Sizes): I | undefined;
  draw(to: Surface, state: S, ui: Ui, motion: Motion<S>): void;
  /**
   * Milliseconds that the view shows of the end, before the kit announces it and the results follow:
   * a ball that drops into the cup, a dawn. The game is decided and stored already; the rules need
   * no phase for it. `Motion.ended` says how far it is. Default 0.
   */
  readonly outro?: number | ((state: S, ui: Ui) => number);
  /**
   * Boards of text and their tools, as data. The kit puts elements over the canvas at these
   * positions, moves the focus (arrows, pad, Tab) and passes presses on them to `read` as
   * `CellEvent`s instead of `Press`es and pad events. The canvas draws what is beneath.
   */
  boards?(state: S, ui: Ui, to: Sizes): readonly Board[];
  /** Milliseconds of a move's animation (turn games). It never blocks input. Default 120. */
  readonly slide?: number | ((from: S, to: S, cues: readonly Cue[]) => number);
  /**
   * Turn games: milliseconds into the move's animation at which a cue is answered. Default 0, or
   * the end of the animation if its feel says `settled`. Cues that are still pending when the next
   * move comes are answered then.
   * @param move the positions before and after
   */
  delay?(cue: Cue, cues: readonly Cue[], move: { readonly from: S; readonly to: S }): number;
  /** Converts a cue's board point to world units. Default: the same numbers. */
  place?(at: Point, state: S, ui: Ui, to: Sizes): Point;
  /** By cue name. The kit has defaults for `win`, `lose` and a refused input. */
  readonly feel?: Readonly<Record<string, Feel>>;
  /** `wait`: there is nothing to show now, but the lesson continues; `undefined` ends the lesson. */
  coach?(state: S, ui: Ui, device: Device, to: Sizes): Coach | 'wait' | undefined;
  /**
   * Receives the mind's advice, to show it. The hint button (and the key H) exists only with this.
   * Turn games: `undefined` once the position changes, by a move or by undo.
   */
  hinted?(hint: Hint<I> | undefined, state: S, ui: Ui, to: Sizes): void;
  /** Whether Watch names the player's three worst moves: `mind.mistake` rates them. */
  readonly mistakes?: boolean;
  /** The area for the words of a hint, centered in it and no wider. Default: where they cover least. */
  advice?(to: Sizes): Rect;
  /**
   * Areas that a hint's words must not cover, besides the boards and the places that the hint
   * names: the board, a keypad, the order. World units.
   */
  busy?(state: S, ui: Ui, to: Sizes): readonly Rect[];
  /** Looks of the hero, the board, the table, which stars open: `keepsakes` of kit/draw/keepsakes. */
  readonly keepsakes?: Keepsakes;
  /** The three pictures of How to play, loaded on demand: `async () => (await import('./how.ts')).how`. */
  how?(): Promise<readonly Lesson<S, Ui>[]>;
  /** The least milliseconds between the player's move and the rival's answer. Default 450. */
  readonly reply?: number;
  chips?(state: S): readonly Chip[];
  say?(state: S, ui: Ui, to: Sizes): Saying | undefined;
  /** Rows of emoji for the text that players share after a game: how it went, without spoilers. */
  shareText?(state: S): string;
  /**
   * Paints the picture that players may save and share after a game, over the whole area. Results
   * offer a picture only with this.
   */
  photo?(c: CanvasRenderingContext2D, area: Rect, state: S, ui: Ui): void;
  /** Called every frame of play: all sustained sounds now. Silent while paused, muted or hidden. */
  voices?(state: S, ui: Ui, to: Sizes): readonly Voice[];
  readonly music?: { readonly mood: 'happy' | 'calm' | 'race' | 'spooky'; readonly seed: number };
}
