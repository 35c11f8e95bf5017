/**
 * Many projectiles: a pool in flat lists, volleys as data, collisions by grid. Headless,
 * deterministic, plain data; no allocations per tick.
 *
 * @example
 * const shots = noBullets(); // part of the state
 * const grid = createBuckets({ x: 0, y: 0, width: 400, height: 700 }, 48); // not part of it
 * const found: number[] = [];
 * fire(shots, { kind: 'ring', speed: 1.5, count: 12, turn: 9 }, {
 *   x: 200, y: 120, targetX: 200, targetY: 500, volley: 0, haste: 1, r: 6, kind: 0, width: 400, most: 300,
 * });
 * moveBullets(shots, 1, grid.area);
 * fillBuckets(grid, shots);
 * for (let at = touching(grid, shots, 200, 500, 8, found) - 1; at >= 0; at -= 1) {
 *   removeBullet(shots, found[at] as number); // from the last, as the last takes its index
 * }
 */
export * from './buckets.ts';
export * from './patterns.ts';
export * from './pool.ts';
