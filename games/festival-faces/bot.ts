import type { Bot, Point, Proof, Rng } from '@playgrove/kit/contract';
import { planStrokes } from '@playgrove/kit/logic/paintmask/plan';
import type { Input, State } from './rules.ts';
import { stirred } from './rules/palette.ts';
import { FRAME, lookOf, type Part } from './rules/reference.ts';
import { SIZES, strokeText, type Made, type Tool } from './rules/stroke.ts';

export const proof: Proof = {
  skills: [0, 1],
  seeds: 6,
  margin: 15,
  limit: 900,
  deals: 98,
  level: 'dragon',
};

const plans = new Map<number, readonly Made[]>();

/** Strokes that make a look as well as can be, in order. */
export function idealStrokes(look: number): readonly Made[] {
  const known = plans.get(look);
  if (known) return known;
  const made = lookOf(look).parts.flatMap(strokesFor);
  plans.set(look, made);
  return made;
}

function strokesFor(part: Part, index: number): readonly Made[] {
  const { tool, paint, region } = part;
  if (tool === 'stencil') return [throughStencil(part, index)];
  const kind: Tool = tool === 'sponge' ? 'sponge' : tool === 'glitter' ? 'gel' : 'brush';
  const planned = fill(part, kind, kind === 'gel' ? 0 : paint);
  // A sponge leaves soft edges: a brush goes round them.
  const edges = kind === 'sponge' ? fill(part, 'brush', paint) : [];
  return tool === 'glitter' ? [...planned, ...pours(region, paint)] : [...planned, ...edges];
}

function fill({ region }: Part, tool: Tool, paint: number): readonly Made[] {
  const radii = [...SIZES[tool]].reverse();
  return planStrokes(FRAME, region, tool === 'sponge' ? radii.slice(0, 3) : radii).map(
    ({ points, radius }): Made => ({
      tool,
      paint,
      size: SIZES[tool].indexOf(radius),
      mirror: false,
      stencil: 0,
      points,
    }),
  );
}

function spanOf(region: Part['region']): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const { columns, step, left: x0, top: y0 } = FRAME;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let cell = 0; cell < region.length; cell += 1) {
    if (!region[cell]) continue;
    const [x, y] = [x0 + (cell % columns) * step, y0 + Math.floor(cell / columns) * step];
    [left, right] = [Math.min(left, x), Math.max(right, x + step)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + step)];
  }
  return { left, right, top, bottom };
}

/** Dabs over everything: the stencil keeps the edges. */
function throughStencil({ region, paint }: Part, index: number): Made {
  const { left, right, top, bottom } = spanOf(region);
  const points: Point[] = [];
  for (let y = top + 6, row = 0; y < bottom + 14; y += 16, row += 1) {
    const ends = [left, right];
    if (row % 2 === 1) ends.reverse();
    points.push(...ends.map((x) => ({ x, y })));
  }
  return { tool: 'sponge', paint, size: 3, mirror: false, stencil: index + 1, points };
}

/** Glitter let go above every column of the gel, often enough to fill it. */
function pours(region: Part['region'], paint: number): readonly Made[] {
  const { left, right, top, bottom } = spanOf(region);
  const times = Math.max(3, Math.ceil((bottom - top) / 7));
  return Array.from({ length: times }, (_, time): Made => {
    const count = Math.max(2, Math.ceil((right - left) / 2.5));
    const points = Array.from({ length: count }, (__, at) => ({
      x: left + ((right - left) * (at + 0.5)) / count,
      y: top - 4 + (time % 3) * ((bottom - top) / 4),
    }));
    return { tool: 'pour', paint, size: 0, mirror: false, stencil: 0, points };
  });
}

/** The stroke as a hand of that unsteadiness makes it: off by up to so many units, more and less along it. */
export function shaken(made: Made, by: number, rng: Rng): Made {
  const off = (): number => rng.between(-by, by);
  return { ...made, points: made.points.map(({ x, y }) => ({ x: x + off(), y: y + off() })) };
}

/** A careless hand shakes by so many units. */
const UNSTEADY = 3.2;
/** How far its whole stroke is off its place, where an outline lies on the face, for a moment, or never. */
const OFF = { whole: 2.6, brief: 5.5, none: 8 } as const;
/** How often it leaves a stroke out: the fewer outlines, the less there is to tell that one is missing. */
const FORGETS = { whole: 0.05, brief: 0.12, none: 0.2 } as const;
/** How often it paints in another color, where pots are chosen and where colors are stirred. */
const MISTAKES = 0.05;
const STIRS_WRONG = 0.12;

/** How many strokes of the plan are behind, counted by what was made: skipped ones count too. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'shown') return { do: 'finish' };
  if (state.look < 0) return freely(state, rng);
  const plan = idealStrokes(state.look);
  const next = plan[state.strokes.length];
  if (!next) return { do: 'reveal' };
  const clumsy = 1 - skill;
  const { pots, pack } = lookOf(state.look);
  const { guide, picks, mixes } = pack;
  // What is left out is a touch in the wrong place: the plan goes on behind it.
  const forgotten = rng.chance(FORGETS[guide] * clumsy);
  const made = forgotten ? { ...next, points: next.points.slice(0, 1) } : next;
  const wrong = picks ? 0 : mixes ? STIRS_WRONG : MISTAKES;
  const other = made.paint > 0 && rng.chance(wrong * clumsy);
  const paint = other ? stirred(rng.pick(pots), rng.pick(pots)) : made.paint;
  const hand = shaken({ ...made, paint }, 0.6 + (UNSTEADY - 0.6) * clumsy, rng);
  const far = OFF[guide] * clumsy;
  const off = { x: rng.between(-far, far), y: rng.between(-far, far) };
  const points = hand.points.map(({ x, y }) => ({ x: x + off.x, y: y + off.y }));
  return { do: 'paint', stroke: strokeText({ ...hand, points }) };
};

function freely(state: State, rng: Rng): Input {
  if (state.strokes.length >= 12) return { do: 'reveal' };
  const points = Array.from({ length: 5 }, () => ({
    x: rng.between(-50, 50),
    y: rng.between(-50, 70),
  }));
  const stroke = strokeText({
    tool: 'brush',
    paint: 1 + rng.int(12),
    size: 2,
    mirror: true,
    stencil: 0,
    points,
  });
  return { do: 'paint', stroke };
}
