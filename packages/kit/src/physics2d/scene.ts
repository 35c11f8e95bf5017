/**
 * What a part is made of.
 * Defaults: density 1 (per square metre), friction 0.4, bounce 0.
 */
export type Stuff = {
  readonly density?: number;
  readonly friction?: number;
  /** 0 stays, 1 comes back as fast as it came. */
  readonly bounce?: number;
  /** Touches are told, nothing is held up. */
  readonly sensor?: boolean;
};

/** About the body's own 0, 0, in the game's units. */
export type Part = Stuff &
  (
    | { readonly shape: 'circle'; readonly x: number; readonly y: number; readonly r: number }
    /** Convex, 3 to 8 corners, `[x, y, x, y, …]`, either way round. */
    | { readonly shape: 'polygon'; readonly points: readonly number[] }
    /** A line of segments without thickness, for bodies that never move. */
    | { readonly shape: 'chain'; readonly points: readonly number[]; readonly loop?: boolean }
  );

/** What never changes while a body is in the scene. */
export type Body = {
  /** `fixed` never moves, `driven` goes as its speed says, `free` is pushed about. */
  readonly kind: 'fixed' | 'driven' | 'free';
  readonly parts: readonly Part[];
  /** Fast and small: checked between steps against free bodies too, so that it never passes through. */
  readonly bullet?: boolean;
  /** Part of its speed lost in a second, about. */
  readonly drag?: number;
  readonly spinDrag?: number;
  /** 1 falls, 0 floats. */
  readonly weight?: number;
  readonly upright?: boolean;
  /** Bodies of the same group above 0 pass through each other. */
  readonly ghost?: number;
};

/** Two bodies held together, by their numbers; places are about each body's own 0, 0. */
export type Joint = {
  readonly a: number;
  readonly b: number;
  readonly at: readonly [number, number];
  readonly on: readonly [number, number];
} & (
  | {
      readonly kind: 'hinge';
      /** Radians between which `b` may turn. */
      readonly low?: number;
      readonly high?: number;
      /** Radians a second, and the most torque it may use. */
      readonly motor?: number;
      readonly torque?: number;
    }
  | { readonly kind: 'rod'; readonly length: number }
);

/** `[x, y, angle, speed x, speed y, spin, awake]`: units, radians, per second; awake is 1 or 0. */
export type Motion = [
  x: number,
  y: number,
  angle: number,
  vx: number,
  vy: number,
  spin: number,
  awake: number,
];

/**
 * A world as plain data. `now` is where everything is; `seam` is where everything was when the
 * engine last began afresh, `since` ticks ago. Shapes are data too, so a save needs nothing else.
 */
export type Scene = {
  /** Game units in a metre. The engine is at its best with things 0.1 to 10 m large. */
  readonly unit: number;
  /** Units a second squared. */
  readonly gravity: readonly [number, number];
  bodies: (Body | null)[];
  joints: Joint[];
  now: Motion[];
  seam: Motion[];
  since: number;
  /** Pairs that touched at the seam, `a * 4096 + b`: their touch is not news. */
  touching: number[];
};

/** What a game says when it makes a scene. */
export type SceneOptions = {
  readonly unit?: number;
  readonly gravity?: readonly [number, number];
};

/** More bodies than this in one scene are refused. */
export const MOST_BODIES = 4096;

export function createScene(options: SceneOptions = {}): Scene {
  return {
    unit: options.unit ?? 50,
    gravity: [...(options.gravity ?? [0, 900])] as [number, number],
    bodies: [],
    joints: [],
    now: [],
    seam: [],
    since: 0,
    touching: [],
  };
}

/** Where a body begins, and how fast. */
export type Placing = {
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
  readonly vx?: number;
  readonly vy?: number;
  readonly spin?: number;
};

/**
 * Adds a body; call `reseat` once after all changes.
 * @returns its number, which stays its own
 */
export function addBody(scene: Scene, body: Body, placing: Placing): number {
  if (scene.bodies.length >= MOST_BODIES) throw new Error(`a scene holds ${MOST_BODIES} bodies`);
  scene.bodies.push(body);
  const { x, y, angle = 0, vx = 0, vy = 0, spin = 0 } = placing;
  scene.now.push([x, y, angle, vx, vy, spin, 1]);
  return scene.bodies.length - 1;
}

/** Takes a body out, and every joint that held it; other bodies keep their numbers. */
export function removeBody(scene: Scene, body: number): void {
  scene.bodies[body] = null;
  scene.joints = scene.joints.filter(({ a, b }) => a !== body && b !== body);
}
