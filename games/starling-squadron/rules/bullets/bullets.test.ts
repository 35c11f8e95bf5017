import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import {
  addBullet,
  createBuckets,
  fillBuckets,
  fire,
  gapOf,
  moveBullets,
  noBullets,
  removeBullet,
  touching,
  type Bullets,
  type Pattern,
  type Shot,
} from './index.ts';
import { densityOf } from '../../testing/density.ts';

const FIELD = { x: 0, y: 0, width: 400, height: 700 };
const SHOT: Shot = {
  x: 200,
  y: 100,
  targetX: 200,
  targetY: 500,
  volley: 0,
  haste: 1,
  r: 6,
  kind: 2,
  width: 400,
  most: 300,
};

function fired(pattern: Pattern, shot: Partial<Shot> = {}): Bullets {
  const all = noBullets();
  fire(all, pattern, { ...SHOT, ...shot });
  return all;
}

function speeds({ count, vx, vy }: Bullets): number[] {
  return Array.from({ length: count }, (_, at) => Math.hypot(vx[at] ?? 0, vy[at] ?? 0));
}

describe('pool', () => {
  it('moves the last bullet to the index of a removed one', () => {
    const all = noBullets();
    for (const x of [10, 20, 30]) addBullet(all, x, 5, 1, 0, 4, 0);
    removeBullet(all, 0);
    expect([all.count, all.x[0], all.x[1]]).toEqual([2, 30, 20]);
    expect(() => removeBullet(all, 2)).toThrow(/bullet 2 of 2/);
  });

  it('is limited in size, and reuses list entries', () => {
    const all = noBullets();
    expect([0, 1, 2].map((x) => addBullet(all, x, 0, 0, 0, 4, 0, 2))).toEqual([0, 1, -1]);
    removeBullet(all, 1);
    addBullet(all, 9, 0, 0, 0, 4, 7, 2);
    expect([all.x.length, all.x[1], all.kind[1], all.mark[1]]).toEqual([2, 9, 7, 0]);
  });

  it('drops bullets that have left the field completely and keeps the visible ones', () => {
    const all = noBullets();
    addBullet(all, 395, 50, 10, 0, 6, 0);
    moveBullets(all, 1, FIELD);
    expect(all.count).toBe(1);
    moveBullets(all, 0.5, FIELD);
    expect(all.count).toBe(0);
  });

  it('continues from a saved copy the same way', () => {
    const all = fired({ kind: 'spiral', speed: 2, arms: 5, turn: 7 });
    const copy = JSON.parse(JSON.stringify(all)) as Bullets;
    for (let tick = 0; tick < 30; tick += 1) {
      moveBullets(all, 0.3, FIELD);
      moveBullets(copy, 0.3, FIELD);
    }
    expect(JSON.stringify(copy)).toBe(JSON.stringify(all));
  });
});

describe('buckets', () => {
  it('find the same bullets as a search of all', () => {
    const rng = createRng('buckets');
    const grid = createBuckets(FIELD, 48);
    const found: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const all = noBullets();
      for (let at = 0; at < 150; at += 1) {
        const [x, y] = [rng.between(-20, 420), rng.between(-20, 720)];
        addBullet(all, x, y, 0, 0, rng.between(2, 12), 0);
      }
      fillBuckets(grid, all);
      for (let ask = 0; ask < 12; ask += 1) {
        const [x, y, r] = [rng.between(-30, 430), rng.between(-30, 730), rng.between(1, 70)];
        const count = touching(grid, all, x, y, r, found);
        const expected = Array.from({ length: all.count }, (_, at) => at).filter(
          (at) => Math.hypot((all.x[at] ?? 0) - x, (all.y[at] ?? 0) - y) < r + (all.r[at] ?? 0),
        );
        expect(found.slice(0, count)).toEqual(expected);
      }
    }
  });
});

describe('patterns', () => {
  it('aims at the player, each bullet of a row slower than the one before', () => {
    const all = fired(
      { kind: 'aimed', speed: 2, count: 3, lag: 0.25 },
      { targetX: 600, targetY: 100 },
    );
    expect(speeds(all).map((speed) => speed.toFixed(2))).toEqual(['2.00', '1.50', '1.00']);
    expect(all.vy.every((vy) => Math.abs(vy) < 1e-9)).toBe(true);
  });

  it('spreads a ring evenly and turns the next one', () => {
    const ring: Pattern = { kind: 'ring', speed: 1, count: 8, turn: 20 };
    const all = fired(ring);
    expect(all.count).toBe(8);
    const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
    expect(Math.abs(sum(all.vx)) + Math.abs(sum(all.vy))).toBeLessThan(1e-9);
    expect(fired(ring, { volley: 1 }).vy[0]).toBeCloseTo(Math.sin(Math.PI / 9), 9);
  });

  it('fans about its aim with the outermost at the edges of the spread', () => {
    const all = fired({ kind: 'fan', speed: 2, count: 3, spread: 90, aim: 90 });
    const angles = all.vx.map((vx, at) =>
      Math.round((Math.atan2(all.vy[at] ?? 0, vx) * 180) / Math.PI),
    );
    expect(angles).toEqual([45, 90, 135]);
  });

  it('leaves a gap of the right width in every wall, and moves it', () => {
    const wall = { kind: 'wall', speed: 1, step: 20, gap: 90, drift: 0.4 } as const;
    const places = new Set<number>();
    for (let volley = 0; volley < 12; volley += 1) {
      const all = fired(wall, { volley });
      const from = gapOf(wall, { ...SHOT, volley });
      places.add(Math.round(from));
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + wall.gap).toBeLessThanOrEqual(400);
      for (let at = 0; at < all.count; at += 1) {
        const x = all.x[at] ?? 0;
        expect(x + 6 <= from || x - 6 >= from + wall.gap).toBe(true);
      }
    }
    expect(places.size).toBeGreaterThan(3);
  });
});

describe('density', () => {
  const trial = {
    field: FIELD,
    range: { x: 18, y: 180, width: 364, height: 430 },
    gun: SHOT,
    every: 30,
    ticks: 600,
    body: 8,
  };

  it('is zero for a gun that fires nothing and grows with the number of bullets', () => {
    const none = densityOf({ kind: 'ring', speed: 1, count: 0 }, trial);
    expect(none).toEqual({ peak: 0, cover: 0, way: 360 });
    const thin = densityOf({ kind: 'ring', speed: 2, count: 8 }, trial);
    const thick = densityOf({ kind: 'ring', speed: 2, count: 24 }, trial);
    expect(thick.peak).toBeGreaterThan(thin.peak);
    expect(thick.cover).toBeGreaterThan(thin.cover);
  });

  it('detects that a wall without a gap cannot be crossed', () => {
    const shut = densityOf({ kind: 'wall', speed: 2, step: 20, gap: 0, drift: 0 }, trial);
    const open = densityOf({ kind: 'wall', speed: 2, step: 20, gap: 100, drift: 0.3 }, trial);
    expect(shut.way).toBe(0);
    expect(open.way).toBeGreaterThan(60);
  });
});
