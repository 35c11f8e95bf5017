/**
 * A platformer body as plain data: jump buffer, coyote time, jumps as high as the press is long,
 * glide, slide, further jumps in the air, dash, wall kick, mantling; collision with axis-aligned
 * boxes and one-way platforms without tunneling at any speed.
 *
 * World units, y downward, one step a tick. The world does not move the body: a game that carries,
 * bounces or hurts it sets the body's numbers between steps.
 *
 * ```ts
 * const moves: Moves = { ...MOVES, airJumps: 1 };
 * const body = standing(0, 0, moves);
 * pressJump(body, moves);
 * const events = stepBody(body, moves, 6, [{ x: -50, y: 0, w: 400, h: 80 }]); // ['jump']
 * ```
 */
export * from './body.ts';
export { stepBody } from './step.ts';
