import { atan2, cos, sin } from '@playgrove/kit/core';
import { addBullet, type Bullets } from './pool.ts';

/** Degrees, 0 to the right, 90 down. `target` aims at the player at the moment of the shot. */
export type Aim = number | 'target';

/**
 * One volley as data; speeds in world units a tick, angles in degrees.
 * - `aimed`: `count` in a row, each slower than the one before by `lag` (default 0.12) of the
 * speed.
 * - `ring`: all around; every further volley is turned by `turn`.
 * - `fan`: `count` spread evenly over `spread`, its middle at `aim`.
 * - `spiral`: `arms` evenly around, every further volley turned by `turn`.
 * - `wall`: a row across the field at `step` apart that falls, with a gap of `gap` world units. The
 * gap moves by `drift` (a share of the width) from volley to volley.
 */
export type Pattern =
  | {
      readonly kind: 'aimed';
      readonly speed: number;
      readonly count?: number;
      readonly lag?: number;
    }
  | {
      readonly kind: 'ring';
      readonly speed: number;
      readonly count: number;
      readonly turn?: number;
    }
  | {
      readonly kind: 'fan';
      readonly speed: number;
      readonly count: number;
      readonly spread: number;
      readonly aim: Aim;
    }
  | {
      readonly kind: 'spiral';
      readonly speed: number;
      readonly arms: number;
      readonly turn: number;
    }
  | {
      readonly kind: 'wall';
      readonly speed: number;
      readonly step: number;
      readonly gap: number;
      readonly drift: number;
    };

export type Shot = {
  readonly x: number;
  readonly y: number;
  /** The player's position. */
  readonly targetX: number;
  readonly targetY: number;
  /** Counts this gun's volleys from 0: turns rings and spirals, moves the gap of walls. */
  readonly volley: number;
  /** Multiplies the pattern's speed. */
  readonly haste: number;
  readonly r: number;
  readonly kind: number;
  /** Width of the field, for walls. */
  readonly width: number;
  /** The most bullets in flight; further ones are not fired. */
  readonly most: number;
};

const DEGREE = Math.PI / 180;

/** Fires one volley. The same shot gives the same bullets. */
export function fire(into: Bullets, pattern: Pattern, shot: Shot): void {
  const speed = pattern.speed * shot.haste;
  const to = atan2(shot.targetY - shot.y, shot.targetX - shot.x);
  switch (pattern.kind) {
    case 'aimed': {
      const { count = 1, lag = 0.12 } = pattern;
      for (let at = 0; at < count; at += 1) throwOne(into, shot, to, speed * (1 - lag * at));
      return;
    }
    case 'ring':
      around(into, shot, pattern.count, (pattern.turn ?? 0) * shot.volley, speed);
      return;
    case 'spiral':
      around(into, shot, pattern.arms, pattern.turn * shot.volley, speed);
      return;
    case 'fan': {
      const middle = pattern.aim === 'target' ? to : pattern.aim * DEGREE;
      const { count, spread } = pattern;
      for (let at = 0; at < count; at += 1) {
        const part = count === 1 ? 0 : at / (count - 1) - 0.5;
        throwOne(into, shot, middle + part * spread * DEGREE, speed);
      }
      return;
    }
    case 'wall':
      wall(into, pattern, shot, speed);
  }
}

function around(into: Bullets, shot: Shot, count: number, turn: number, speed: number): void {
  for (let at = 0; at < count; at += 1) {
    throwOne(into, shot, (turn + (360 * at) / count) * DEGREE, speed);
  }
}

function throwOne(into: Bullets, shot: Shot, angle: number, speed: number): void {
  const [vx, vy] = [cos(angle) * speed, sin(angle) * speed];
  addBullet(into, shot.x, shot.y, vx, vy, shot.r, shot.kind, shot.most);
}

/** Where the gap of a wall's volley begins, from the left. It moves from side to side. */
export function gapOf(pattern: Extract<Pattern, { kind: 'wall' }>, shot: Shot): number {
  const room = shot.width - pattern.gap;
  const way = 0.5 + shot.volley * pattern.drift;
  const lap = way - 2 * Math.floor(way / 2);
  return room * (lap > 1 ? 2 - lap : lap);
}

function wall(
  into: Bullets,
  pattern: Extract<Pattern, { kind: 'wall' }>,
  shot: Shot,
  speed: number,
): void {
  const gap = gapOf(pattern, shot);
  for (let x = pattern.step / 2; x < shot.width; x += pattern.step) {
    if (x + shot.r > gap && x - shot.r < gap + pattern.gap) continue;
    addBullet(into, x, shot.y, 0, speed, shot.r, shot.kind, shot.most);
  }
}
