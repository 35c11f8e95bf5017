import {
  pressJump,
  pressSlide,
  releaseJump,
  standing,
  stepBody,
  type Body,
} from './rules/platform/index.ts';
import { MOVES_OF, type Runner } from './rules/crew.ts';
import { HOP_UP, meet, SPRING_UP } from './rules/hazards.ts';
import { layOut, SPEEDS, type Prop } from './rules/layout.ts';

/** Ticks between decisions, and positions looked at before giving up. */
const EVERY = 3;
const MAX = 60_000;
const FALL = 300;

type Node = {
  readonly body: Body;
  readonly tick: number;
  readonly floor: number;
  readonly hopped: readonly Prop[];
};

/**
 * Whether one chunk's plan and the next's can be run through without a scratch: a search over jump arcs with
 * a decision every 3 ticks to press, let go or slide. Abilities may be used and need not be.
 * @returns positions looked at, or nothing when there is no way
 */
export function reach(
  first: string,
  second: string,
  tier: number,
  who: Runner,
): number | undefined {
  const speed = SPEEDS[tier] ?? 10;
  const one = layOut(first, 0, 0, speed);
  const two = layOut(second, one.length, one.rise, speed);
  const boxes = [...one.boxes, ...two.boxes];
  const props = [...one.props, ...two.props];
  const goal = one.length + two.length - 1;
  const moves = MOVES_OF[who];
  const seen = new Set<string>();
  const open: Node[] = [{ body: standing(1, 0, moves), tick: 0, floor: 0, hopped: [] }];
  for (let count = 1; count <= MAX; count += 1) {
    const node = open.pop();
    if (!node) return undefined;
    // The last pushed is tried first: to let things be.
    for (const act of ['slide', 'release', 'press', 'wait'] as const) {
      const next = onward(node, act);
      if (next === 'there') return count;
      if (!next) continue;
      const { body } = next;
      const key = [
        Math.round(body.x / 3),
        Math.round(body.y / 5),
        Math.round(body.vy),
        body.ground,
        body.held,
        body.slide > 0,
        body.airJumps + body.dashes,
      ].join();
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return undefined;

  function onward(
    from: Node,
    act: 'wait' | 'press' | 'release' | 'slide',
  ): Node | 'there' | undefined {
    if (act === 'release' && !from.body.held) return undefined;
    if (act === 'press' && from.body.wanted > 0) return undefined;
    const body = { ...from.body };
    if (act === 'press') pressJump(body, moves);
    if (act === 'release') releaseJump(body, moves);
    if (act === 'slide') pressSlide(body, moves);
    let { floor, hopped } = from;
    for (let tick = 0; tick < EVERY; tick += 1) {
      stepBody(body, moves, speed, boxes);
      if (body.ground) floor = body.y;
      if (body.wall || body.y > floor + FALL) return undefined;
      for (const prop of props) {
        if (hopped.includes(prop)) continue;
        const meeting = meet(body, moves, prop);
        if (meeting === 'hit') return undefined;
        if (meeting === 'none') continue;
        body.vy = meeting === 'hop' ? -HOP_UP : -SPRING_UP;
        body.ground = false;
        body.grace = 0;
        if (meeting === 'hop') hopped = [...hopped, prop];
      }
      if (body.x >= goal && body.ground) return 'there';
      if (body.x >= goal + 40) return undefined;
    }
    return { body, tick: from.tick + EVERY, floor, hopped };
  }
}
