/**
 * An obstacle. `top` makes it a one-way platform: solid from above, open from below and the sides.
 */
export type Solid = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly top?: boolean;
};

/** How a body moves. World units and ticks. */
export type Moves = {
  readonly width: number;
  readonly height: number;
  /** Height while sliding. */
  readonly low: number;
  /** Units a tick, added every tick. */
  readonly gravity: number;
  /** Gravity while falling, as a multiple. */
  readonly heavy: number;
  /** Fastest fall. */
  readonly terminal: number;
  /** Speed upward at take-off. */
  readonly jump: number;
  /** The share of the upward speed that remains when the button is released, 0 to 1. */
  readonly cut: number;
  /** Fastest fall while the button is held; undefined: no glide. */
  readonly glide?: number;
  /** Jump buffer: ticks a press is remembered, 6 to 9 at 60 Hz. */
  readonly buffer: number;
  /**
   * Coyote time: ticks after leaving an edge in which a jump still counts as from the ground, 5 or
   * 6 at 60 Hz.
   */
  readonly coyote: number;
  /** A body steps up onto a ledge this little above its feet. */
  readonly mantle: number;
  /** Ticks a slide lasts; longer while there is no room to stand. */
  readonly slide: number;
  /** Downward speed of a slide that starts in the air. */
  readonly plunge: number;
  /** Further jumps before the next landing. */
  readonly airJumps: number;
  readonly airJump: number;
  /** A dash on a press in the air: added speed and ticks, once before the next landing. */
  readonly dash?: { readonly speed: number; readonly ticks: number };
  /** On a wall: greatest downward speed, ticks it lasts, upward speed of the kick. */
  readonly kick?: { readonly slip: number; readonly ticks: number; readonly up: number };
};

/** Numbers that feel right for a body of about 90 units at 60 Hz; games override what they need. */
export const MOVES: Moves = {
  width: 40,
  height: 90,
  low: 44,
  gravity: 0.78,
  heavy: 1.25,
  terminal: 20,
  jump: 17,
  cut: 0.42,
  buffer: 8,
  coyote: 6,
  mantle: 26,
  slide: 34,
  plunge: 30,
  airJumps: 0,
  airJump: 15,
};

/** Plain data. `x` is the center, `y` the feet. */
export type Body = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  ground: boolean;
  /** The jump button is down. */
  held: boolean;
  /** Rising from a jump that may still be cut short. */
  rising: boolean;
  /** Ticks left in which a press is remembered. */
  wanted: number;
  /** Ticks left in which a jump counts as from the ground. */
  grace: number;
  /** Ticks of slide left. */
  slide: number;
  /** A slide was requested in the air and starts with the landing. */
  ducked: boolean;
  airJumps: number;
  dash: number;
  dashes: number;
  /** Ticks that a wall still holds the body. */
  hang: number;
  wall: boolean;
};

/** The events of a step. */
export type BodyEvent =
  | 'jump'
  | 'air-jump'
  | 'dash'
  | 'kick'
  | 'land'
  | 'bump'
  | 'mantle'
  | 'head'
  | 'slide';

/** A body standing at x, y, with everything ready. */
export function standing(x: number, y: number, moves: Moves): Body {
  return {
    x,
    y,
    vx: 0,
    vy: 0,
    ground: true,
    held: false,
    rising: false,
    wanted: 0,
    grace: moves.coyote,
    slide: 0,
    ducked: false,
    airJumps: moves.airJumps,
    dash: 0,
    dashes: moves.dash ? 1 : 0,
    hang: moves.kick?.ticks ?? 0,
    wall: false,
  };
}

/** The jump button goes down: the press is remembered until a jump is possible. */
export function pressJump(body: Body, moves: Moves): void {
  body.held = true;
  body.wanted = moves.buffer;
}

/** The jump button is released: a rise is cut short, a glide ends. */
export function releaseJump(body: Body, moves: Moves): void {
  body.held = false;
  if (!body.rising || body.vy >= 0) return;
  body.vy *= moves.cut;
  body.rising = false;
}

/** Slides; in the air the body plunges, and slides when it lands. */
export function pressSlide(body: Body, moves: Moves): void {
  body.wanted = 0;
  if (body.ground) {
    body.slide = moves.slide;
    return;
  }
  body.ducked = true;
  body.rising = false;
  body.dash = 0;
  body.vy = Math.max(body.vy, moves.plunge);
}

/** After a change of moves: restores what the new ones allow before the next landing. */
export function refresh(body: Body, moves: Moves): void {
  body.airJumps = moves.airJumps;
  body.dashes = moves.dash ? 1 : 0;
  body.hang = moves.kick?.ticks ?? 0;
}
