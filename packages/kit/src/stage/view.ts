import type { Cue, Hint, Json, Point, Rules } from '../contract/index.ts';

/** In world units. */
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type SpriteOptions = {
  /** Radians. */
  readonly rotate?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly alpha?: number;
  /** The point of the sprite that lands on x, y. */
  readonly anchor?: 'centre' | 'foot';
};

export type LabelOptions = {
  /** Face colours, top and bottom. */
  readonly top?: string;
  readonly bottom?: string;
  readonly rim?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly rotate?: number;
  readonly alpha?: number;
};

/** What a view draws on. The canvas transform maps world units; `c` may be used freely between save and restore. */
export interface Surface {
  readonly c: CanvasRenderingContext2D;
  /** The world the view asked for; always wholly visible. */
  readonly width: number;
  readonly height: number;
  /** Everything visible, letterbox included: backdrops fill this. */
  readonly bleed: Rect;
  /** CSS pixels per world unit. Text must not fall under `14 / px` world units. */
  readonly px: number;
  /** Seconds of drawing, standing still while paused; for ambient motion only. */
  readonly time: number;
  /** The player asked for less motion. */
  readonly calm: boolean;
  /**
   * Draws a baked sprite; `size` is its longer side in world units. Until the atlas is there,
   * a blob in the sprite's average colour stands in, so play never waits for art.
   */
  sprite(name: string, x: number, y: number, size: number, options?: SpriteOptions): void;
  /**
   * Lays a canvas that the view draws on by itself (WebGL) beneath this one, as large as all that is
   * visible; nothing is copied. Only where the view says `seeThrough`.
   */
  beneath?(canvas: HTMLCanvasElement): void;
  /** Draws `paint` once into a cached bitmap covering `bleed`, again only when `key` or the size changes. */
  layer(key: string, paint: (c: CanvasRenderingContext2D, bleed: Rect) => void): void;
  /**
   * Draws `paint` through a cached bitmap, its middle on x, y: for pieces that are drawn often and
   * look the same. `paint` draws about 0, 0 inside width × height world units. A key names one picture.
   * `paint` is called during the frame, or just after it for the bitmap.
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
  /** A message of the game's or the kit's, its `{placeholders}` filled: for words on the canvas. */
  words(key: string, values?: Saying['values']): string;
  /** Chunky display lettering in Lilita One: rim, extrude, two-tone face. `size` in world units. */
  label(text: string, x: number, y: number, size: number, options?: LabelOptions): void;
}

/** A finger, pen or mouse, in world units. Acted on at `down`, never at click. */
export type Press = {
  readonly kind: 'press';
  readonly phase: 'down' | 'move' | 'up' | 'cancel' | 'hover';
  readonly pointer: number;
  readonly device: 'touch' | 'mouse' | 'pen';
  readonly x: number;
  readonly y: number;
  /** Every position since the last event, oldest first, this one last: the full pointer rate. */
  readonly path: readonly Point[];
  /** When the pointer was at each of `path`, milliseconds on its own clock; tests' virtual hands have none. */
  readonly times?: readonly number[];
  /** Where this press went down. */
  readonly from: Point;
};

/** A flick, told as soon as it has gone far enough, before the finger lifts; several may come from one press. */
export type Swipe = {
  readonly kind: 'swipe';
  readonly direction: 'up' | 'down' | 'left' | 'right';
  /** Degrees clockwise from right, for boards with more than four ways. */
  readonly angle: number;
  readonly from: Point;
};

export type PadButton =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'a'
  | 'b'
  | 'x'
  | 'y'
  | 'l'
  | 'r'
  | 'tab';

/** Keyboard and gamepad, as one pad. Arrows and WASD are directions, Space and Enter are `a`. */
export type Pad = {
  readonly kind: 'pad';
  readonly phase: 'down' | 'up' | 'repeat';
  readonly button: PadButton;
  readonly device: 'keyboard' | 'gamepad';
};

/** A key that is not on the pad (a digit, a letter), lower case. */
export type Key = { readonly kind: 'key'; readonly phase: 'down' | 'up'; readonly key: string };

/**
 * What happens to a cell of a board (see `View.boards`), by whatever device: pointers, arrow keys and
 * the pad, a screen reader. `focus`: the keyboard came to it. `over`: a pressed pointer went on to it
 * inside its grid. `cancel`: the press ended somewhere else.
 */
export type CellEvent = {
  readonly kind: 'cell';
  readonly phase: 'focus' | 'down' | 'over' | 'up' | 'cancel';
  readonly id: string;
};

export type InputEvent = Press | Swipe | Pad | Key | CellEvent;

/** What is held right now; for `poll`. */
export type Held = {
  readonly pad: ReadonlySet<PadButton>;
  /** Left stick, −1 to 1 each; 0 where there is none. */
  readonly stick: Point;
};

/** How the kit answers a cue: each channel is optional, all are sized by the kit's rules. */
export type Feel = {
  /** A preset's name, or zzfx parameters. */
  readonly sound?: string | readonly (number | undefined)[];
  /**
   * Instead of `sound`: an exact pitch, the cue's value as a MIDI key. `hold` rings until a cue whose
   * feel says `release` comes with the same key; the default `strike` dies away by itself.
   */
  readonly note?: {
    readonly instrument: 'piano' | 'musicbox' | 'harp' | 'strings';
    readonly how?: 'strike' | 'hold' | 'release';
  };
  /** Raise the pitch along the pentatonic scale by the cue's value. */
  readonly climb?: boolean;
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
    readonly colours: readonly string[];
    /** World units a second. */
    readonly speed?: number;
    /** World units. */
    readonly size?: number;
    /** Seconds. */
    readonly life?: number;
    /** World units a second squared. */
    readonly gravity?: number;
    readonly shape?: 'drop' | 'star' | 'confetti' | 'ring' | 'puff';
  };
  /** A message key that pops up where it happened; `{value}` is the cue's value. */
  readonly shout?: string;
  readonly shoutColours?: readonly [string, string];
  /** Lower the music for a moment. */
  readonly duck?: boolean;
  /** Turn games: answer at once (the default), or when the move's animation has come to rest. */
  readonly when?: 'now' | 'settled';
};

/** A sound that goes on: an engine, wind, a skid. It begins when it is first named and ends when it no longer is. */
export type Voice = {
  /** Its own among all voices of its kind. */
  readonly id: string;
  readonly kind: 'engine' | 'wind' | 'skid' | 'hum';
  /** Times the kind's own pitch, 0.1 to 10. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly gain: number;
};

/** The one action, shown by a ghost hand inside live play until it first succeeds. World units. */
export type Coach =
  | {
      readonly kind: 'swipe';
      readonly from: Point;
      readonly to: Point;
      readonly keys: readonly PadButton[];
    }
  | { readonly kind: 'tap' | 'hold'; readonly at: Point; readonly keys: readonly PadButton[] }
  | {
      readonly kind: 'path';
      readonly points: readonly Point[];
      readonly keys: readonly PadButton[];
    };

/** A small fact beside the score: lives, time, a multiplier. `text` is shown, `label` is a message key read aloud. */
export type Chip = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly icon?: 'heart' | 'clock' | 'star' | 'flame' | 'target' | 'move';
  readonly tone?: 'plain' | 'good' | 'warn';
};

/** Movement between the position before and the position now. */
export type Motion<S> = {
  /** Turn games: the position before the last move, while its animation runs. */
  readonly from: S | undefined;
  /** Turn games: 0 to 1 through the animation, linear (ease it). Tick games: 0 to 1 into the next tick. */
  readonly part: number;
  /** What the last move said; tick games: what happened since the last frame. */
  readonly cues: readonly Cue[];
  /** Seconds since the last frame, 0 while paused or held. */
  readonly dt: number;
};

/** What to say in the live region: a message key and what fills it. */
export type Saying = {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A cell or a button as a real element over the canvas: focusable, named, its text laid out by the browser. */
export type BoardCell = {
  /** Its own among all boards of the view; stays the same while the cell does. */
  readonly id: string;
  readonly rect: Rect;
  /** What it is and holds, read aloud. */
  readonly label: Saying;
  /** Shown in its middle; a `Saying` is translated. */
  readonly text?: string | Saying;
  /** Height of the text in world units; it grows with the player's text size as far as it fits. */
  readonly size?: number;
  /** `#rrggbb`. */
  readonly colour?: string;
  /** Where the text stands, 0 (top) to 1 (bottom). Default 0.5. */
  readonly level?: number;
  /** Small signs in a square table, row by row, instead of `text`; empty ones keep their place. */
  readonly marks?: readonly string[];
  /** Grids: the chosen cell. Tools: pressed in. */
  readonly selected?: boolean;
  /** Can be chosen and not changed. */
  readonly locked?: boolean;
  /** Can be reached and not pressed. */
  readonly disabled?: boolean;
};

/** A table of cells, or a row of tools. */
export type Board = {
  readonly kind: 'grid' | 'tools';
  /** A message key: its name, read aloud. */
  readonly label: string;
  /** Grids: cells in a row. */
  readonly columns: number;
  readonly cells: readonly BoardCell[];
};

/** What this device remembers of the game, for scenery and rewards; never for rules. */
export type Kept = {
  /** By level. */
  readonly best: Readonly<Record<string, number>>;
  readonly stars: Readonly<Record<string, number>>;
  /** Games begun. */
  readonly plays: number;
};

/** The device that the player used last. */
export type Device = 'touch' | 'mouse' | 'keyboard' | 'gamepad';

/**
 * The browser half of a game: reads the state, never writes it.
 * `Ui` is what undo must not bring back: cursor, drag, camera, display-only motion.
 */
export interface View<S extends Json = Json, I extends Json = Json, Ui = unknown> {
  /**
   * The world to fit into the screen.
   * @param aspect width / height of the room there is
   * @param room CSS pixels, without the score strip where the world stays under it
   */
  world(
    aspect: number,
    state: S,
    room: { readonly width: number; readonly height: number },
  ): { readonly width: number; readonly height: number };
  /** `above`: the world stays under the score strip. `over`: the strip lies over a full-screen world. */
  readonly hud: 'above' | 'over';
  /** The canvas starts every frame empty, over one of the view's own: see `Surface.beneath`. */
  readonly seeThrough?: boolean;
  /** Keys (lower case) the game reads itself as `Key` events; the kit's own use of them is off. */
  readonly keys?: readonly string[];
  ui(state: S, kept: Kept): Ui;
  /** Reads one event. Inputs are applied at once; `redraw` means only `ui` changed. */
  read(event: InputEvent, state: S, ui: Ui): I | readonly I[] | 'redraw' | undefined;
  /** Tick games: read before every tick, for what is held rather than pressed. */
  poll?(held: Held, state: S, ui: Ui): I | undefined;
  draw(to: Surface, state: S, ui: Ui, motion: Motion<S>): void;
  /**
   * Boards of text and their tools, as data. The kit lays elements over the canvas at these places,
   * moves the focus (arrows, pad, Tab) and hands presses on them to `read` as `CellEvent`s instead
   * of `Press`es and pad events. The canvas draws what lies beneath.
   */
  boards?(state: S, ui: Ui, to: Pick<Surface, 'width' | 'height' | 'px'>): readonly Board[];
  /** Milliseconds a move's animation takes (turn games). It never blocks input. Default 120. */
  readonly slide?: number | ((from: S, to: S, cues: readonly Cue[]) => number);
  /**
   * Turn games: milliseconds into the move's animation at which a cue is answered. Default 0, or the
   * animation's end where its feel says `settled`. What is still due when the next move comes is
   * answered then.
   */
  delay?(cue: Cue, cues: readonly Cue[]): number;
  /** From a cue's board point to world units. Default: the same numbers. */
  place?(at: Point, state: S, ui: Ui, to: Pick<Surface, 'width' | 'height' | 'bleed'>): Point;
  /** By cue name. The kit adds its own for `win`, `lose` and a refused input unless named here. */
  readonly feel?: Readonly<Record<string, Feel>>;
  coach?(state: S, ui: Ui, device: Device): Coach | undefined;
  /** Takes in what the mind advised, to show it. Only then is there a hint button (and the key H). */
  hinted?(hint: Hint<I>, state: S, ui: Ui): void;
  /** Where the words of a hint stand, in its middle and no wider. Default: under the score strip. */
  advice?(to: Pick<Surface, 'width' | 'height' | 'px'>): Rect;
  /** Least milliseconds between the player's move and the rival's answer. Default 450. */
  readonly reply?: number;
  chips?(state: S): readonly Chip[];
  say?(state: S, ui: Ui): Saying | undefined;
  /** Rows of emoji for the text that players share after a game: how it went, never how it is done. */
  shareText?(state: S): string;
  /**
   * Paints the picture that players may keep and share after a game, over the whole area. Only then
   * do results offer one.
   */
  photo?(c: CanvasRenderingContext2D, area: Rect, state: S, ui: Ui): void;
  /** Read every frame of play: all that goes on sounding now. Silent while paused, muted or hidden. */
  voices?(state: S, ui: Ui): readonly Voice[];
  readonly music?: { readonly mood: 'happy' | 'calm' | 'race' | 'spooky'; readonly seed: number };
}

/** The two halves, types erased once. */
export type Game = { readonly rules: Rules; readonly view: View };

/** Ties a game's halves together and checks that they speak of the same types. */
export function defineGame<
  P extends Json,
  S extends Json,
  I extends Json,
  Ui,
  C extends Json = Json,
>(rules: Rules<P, S, I, C>, view: View<S, I, Ui>): Game {
  if (rules.pace.kind === 'ticks' && !rules.tick) {
    throw new Error(`${rules.slug}: pace is ticks but there is no tick()`);
  }
  return { rules: rules as unknown as Rules, view: view as unknown as View };
}
