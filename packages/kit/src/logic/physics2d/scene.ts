/**
 * The material of a part.
 * Defaults: density 1 (per square meter), friction 0.4, bounce 0.
 */
export type Stuff = {
  readonly density?: number;
  readonly friction?: number;
  /** 0 does not bounce, 1 returns at full speed. */
  readonly bounce?: number;
  /** A sensor: touches are reported, nothing is stopped. */
  readonly sensor?: boolean;
};

/** Local to the body, in the game's units. */
export type Part = Stuff &
  (
    | { readonly shape: 'circle'; readonly x: number; readonly y: number; readonly r: number }
    /** Convex, 3 to 8 corners, `[x, y, x, y, …]`, in either winding order. */
    | { readonly shape: 'polygon'; readonly points: readonly number[] }
    /** A line of segments without thickness, for static bodies. */
    | { readonly shape: 'chain'; readonly points: readonly number[]; readonly loop?: boolean }
  );

/** The properties that never change while a body is in the scene. */
export type Body = {
  /** `fixed` never moves, `driven` moves at its set speed, `free` obeys forces. */
  readonly kind: 'fixed' | 'driven' | 'free';
  readonly parts: readonly Part[];
  /**
   * Fast and small: also checked against free bodies between steps, so that it never passes
   * through.
   */
  readonly bullet?: boolean;
  /** The approximate share of its speed that is lost in a second. */
  readonly drag?: number;
  readonly spinDrag?: number;
  /** 1 falls, 0 floats. */
  readonly weight?: number;
  readonly portrait?: boolean;
  /** Bodies of the same group above 0 do not collide. */
  readonly ghost?: number;
};

/** Two joined bodies, by their numbers; points are in each body's local coordinates. */
export type Joint = {
  readonly a: number;
  readonly b: number;
  readonly at: readonly [number, number];
  readonly on: readonly [number, number];
} & (
  | {
      readonly kind: 'hinge';
      /** The range of `b`'s angle, in radians. */
      readonly low?: number;
      readonly high?: number;
      /** Radians a second, and the greatest torque. */
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
 * A world as plain data. `now` holds the current positions; `seam` holds those at the engine's last
 * restart, `since` ticks ago. Shapes are data too, so a save needs nothing else.
 */
export type Scene = {
  /** Game units in a meter. The engine works best with bodies of 0.1 to 10 m. */
  readonly unit: number;
  /** Units a second squared. */
  readonly gravity: readonly [number, number];
  bodies: (Body | null)[];
  joints: Joint[];
  now: Motion[];
  seam: Motion[];
  since: number;
  /** Pairs that touched at the seam, `a * 4096 + b`, so that their touch is not reported again. */
  touching: number[];
};

/** A game's settings for a new scene. */
export type SceneOptions = {
  readonly unit?: number;
  readonly gravity?: readonly [number, number];
};

/** The limit of bodies in one scene. */
export const MAX_BODIES = 4096;

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

/** The initial position and speed of a body. */
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
 * @returns its number, which never changes
 */
export function addBody(scene: Scene, body: Body, placing: Placing): number {
  if (scene.bodies.length >= MAX_BODIES) throw new Error(`a scene holds ${MAX_BODIES} bodies`);
  scene.bodies.push(body);
  const { x, y, angle = 0, vx = 0, vy = 0, spin = 0 } = placing;
  scene.now.push([x, y, angle, vx, vy, spin, 1]);
  return scene.bodies.length - 1;
}

/** Removes a body and all its joints; other bodies retain their numbers. */
export function removeBody(scene: Scene, body: number): void {
  scene.bodies[body] = null;
  scene.joints = scene.joints.filter(({ a, b }) => a !== body && b !== body);
}
