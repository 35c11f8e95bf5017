import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { Motion } from '../rules/motion.ts';
import { rivalOf } from '../rules/rivals.ts';
import { BLACK, targetsOf, type State } from '../rules/state.ts';
import { packOf } from '../rules/tricks.ts';
import { LONG, POCKETS, R, WIDE, type Pocket } from '../rules/table.ts';
import { opensTo, roomOf } from '../rules/sight.ts';
import { cueSpot, shotOf, type Spot, type Ui } from './ui.ts';

/** What the shot set now will do, up to the first ball that the cue ball meets. */
export type Guide = {
  readonly path: readonly Spot[];
  readonly ghost: Spot | undefined;
  readonly ball: number;
  /** Where the met ball lies, and the directions in which both go on. */
  readonly target: Spot;
  readonly away: Spot;
  readonly rest: Spot;
  /** Parts of the speed that each takes. */
  readonly share: number;
};

/** Power that the guide assumes until the slider is pulled: its line doesn't depend on it. */
const NOMINAL = 420;
/** Units of the guide for the player's own ball where no rival says otherwise. */
const TWO_PLAYERS = 420;
const TRICKS = {
  angles: 520,
  doubles: 620,
  combos: 620,
  banks: 420,
  spin: 420,
  runs: 320,
} as const;
const CUSHIONS_SHOWN = 2;

let memo: { of: State; key: string; guide: Guide } | undefined;

/** The very motion of the rules, as far as the guide goes. */
export function guideOf(ui: Ui, state: State): Guide {
  const shot = shotOf(ui, state, NOMINAL);
  const key = `${shot.angle} ${shot.at?.x} ${shot.at?.y} ${shot.side}`;
  if (memo?.of !== state || memo.key !== key) memo = { of: state, key, guide: trace(ui, state) };
  return memo.guide;
}

function trace(ui: Ui, state: State): Guide {
  const start = cueSpot(ui, state);
  const shot = { ...shotOf(ui, state, NOMINAL), at: start };
  const motion = new Motion(state.balls).strike(shot);
  const path: Spot[] = [start];
  let seen = 0;
  let bounces = 0;
  let found: Guide | undefined;
  motion.run(() => {
    for (; seen < motion.events.length && !found; seen += 1) {
      const event = motion.events[seen];
      if (!event) break;
      if (event.kind === 'cushion') {
        bounces += 1;
        path.push({ x: motion.x[0] ?? 0, y: motion.y[0] ?? 0 });
      } else if (event.kind === 'ball') {
        const ball = event.ball === 0 ? event.other : event.ball;
        const lay = state.balls[ball] ?? [0, 0];
        const target = { x: lay[0], y: lay[1] };
        const ghost = { x: 2 * event.x - target.x, y: 2 * event.y - target.y };
        path.push(ghost);
        found = { path, ghost, ball, target, ...after(target, ghost, path) };
      } else path.push({ x: event.x, y: event.y });
    }
    return found !== undefined || bounces >= CUSHIONS_SHOWN || !motion.on[0];
  });
  if (found) return found;
  path.push({ x: motion.x[0] ?? 0, y: motion.y[0] ?? 0 });
  const none = { x: 0, y: 0 };
  return { path, ghost: undefined, ball: -1, target: none, away: none, rest: none, share: 0 };
}

/** Where both balls go from the ghost: the target along the line of middles, the cue ball across. */
function after(
  target: Spot,
  ghost: Spot,
  path: readonly Spot[],
): Pick<Guide, 'away' | 'rest' | 'share'> {
  const before = path.at(-2) ?? ghost;
  const [nx, ny] = [(target.x - ghost.x) / (R * 2), (target.y - ghost.y) / (R * 2)];
  const [dx, dy] = [ghost.x - before.x, ghost.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.max(0, Math.min(1, (dx * nx + dy * ny) / length));
  const [tx, ty] = [dx / length - nx * share, dy / length - ny * share];
  const across = Math.hypot(tx, ty) || 1;
  return { away: { x: nx, y: ny }, rest: { x: tx / across, y: ty / across }, share };
}

/** Units of the object ball's line. */
function reachOf(state: State): number {
  if (state.rival !== null) return rivalOf(state.rival).guide;
  return state.mode === 'trick' ? TRICKS[packOf(state.trick)] : TWO_PLAYERS;
}

/** How far a ball goes until it meets a cushion or another ball. */
function free(state: State, ball: number, from: Spot, way: Spot): number {
  const wall = (at: number, step: number, size: number): number =>
    step === 0 ? Infinity : Math.max(0, ((step > 0 ? size - R * 0.4 : R * 0.4) - at) / step - R);
  let far = Math.min(wall(from.x, way.x, LONG), wall(from.y, way.y, WIDE));
  for (const [other, place] of state.balls.entries()) {
    if (!place || other === ball || other === 0) continue;
    const [dx, dy] = [place[0] - from.x, place[1] - from.y];
    const along = dx * way.x + dy * way.y;
    const off = dx * way.y - dy * way.x;
    if (along <= 0 || Math.abs(off) >= R * 2) continue;
    far = Math.min(far, along - Math.sqrt(4 * R * R - off * off) - R);
  }
  return Math.max(0, far);
}

/** The pocket that a ball's line leads into, if the line is shown as far as its mouth. */
export function pocketAhead(target: Spot, away: Spot, reach: number): Pocket | undefined {
  return POCKETS.find(({ aimX, aimY }, pocket) => {
    const [dx, dy] = [aimX - target.x, aimY - target.y];
    const along = dx * away.x + dy * away.y;
    const off = Math.abs(dx * away.y - dy * away.x);
    const isShown = along > 0 && along < reach + R * 3;
    return isShown && opensTo(pocket, away.y) && off < roomOf(pocket, away.y);
  });
}

/** Dashes, the ghost ball, and what comes of it; in table coordinates. */
export function drawGuide(to: Surface, state: State, ui: Ui, part = 1): void {
  const { c } = to;
  const guide = guideOf(ui, state);
  const thin = Math.max(5, 1.6 / to.px);
  const bright = draw.fade('#ffffff', 0.9 * part);
  c.save();
  c.setLineDash([thin * 3.4, thin * 2.6]);
  draw.line(c, guide.path, thin, bright);
  c.restore();
  const { ghost, ball, target, away, rest, share } = guide;
  if (!ghost) {
    const end = guide.path.at(-1);
    if (end) draw.ring(c, end.x, end.y, R - thin / 2, thin, draw.fade('#ffffff', 0.5 * part));
    return;
  }
  const isRight = state.opening || targetsOf(state).includes(ball);
  const helps = state.mode === 'trick' && ball !== BLACK;
  draw.ring(c, ghost.x, ghost.y, R - thin / 2, thin, bright);
  if (!isRight && !helps) {
    const x = R * 0.45;
    draw.rim(c, '#ff5a66', thin * 1.6, (path) => {
      path.moveTo(ghost.x - x, ghost.y - x);
      path.lineTo(ghost.x + x, ghost.y + x);
      path.moveTo(ghost.x + x, ghost.y - x);
      path.lineTo(ghost.x - x, ghost.y + x);
    });
    return;
  }
  const shown = reachOf(state) * (0.35 + 0.65 * share);
  const reach = Math.min(shown, free(state, ball, target, away));
  const hole = pocketAhead(target, away, reach);
  if (hole) {
    draw.disc(c, hole.x, hole.y, R * 1.5, draw.fade('#ffe45c', 0.4 * part));
    draw.ring(c, hole.x, hole.y, R * 1.5, thin * 2.2, draw.fade('#ffe45c', part));
  }
  const tip = { x: target.x + away.x * (R + reach), y: target.y + away.y * (R + reach) };
  const from = { x: target.x + away.x * R, y: target.y + away.y * R };
  draw.line(c, [from, tip], thin * 1.5, draw.fade('#2b1b4d', 0.5 * part));
  draw.line(c, [from, tip], thin, draw.fade('#ffe45c', part));
  const across = Math.min(260, reachOf(state) * 0.5) * Math.sqrt(Math.max(0, 1 - share * share));
  const side = Math.min(across, free(state, ball, ghost, rest));
  if (side < R) return;
  const off = { x: ghost.x + rest.x * (R + side), y: ghost.y + rest.y * (R + side) };
  draw.line(
    c,
    [{ x: ghost.x + rest.x * R, y: ghost.y + rest.y * R }, off],
    thin,
    draw.fade('#ffffff', 0.75 * part),
  );
}
