import type { Json, Result, Rng } from '@playgrove/kit/contract';
import { lookOf } from './reference.ts';
import { PEOPLE, totalStars, WALL, type Input, type State } from './state.ts';
import { readStroke, strokeText, type Tool } from './stroke.ts';
import { PAINTS, stirred } from './palette.ts';
import { SHEET_NEEDS } from './studio.ts';

/** A sample of what may be done now. */
export function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'done') return [];
  if (state.phase === 'shown') return [{ do: 'finish' }, { do: 'finish' }, { do: 'touchup' }];
  const made: Input[] = Array.from({ length: 6 }, () => ({
    do: 'paint',
    stroke: anyStroke(state, rng),
  }));
  if (state.strokes.length > 0) made.push({ do: 'reveal' });
  if (state.look >= 0) return made;
  made.push({ do: 'person', person: (state.person + 1 + rng.int(PEOPLE - 1)) % PEOPLE });
  if (state.strokes.length > 0) {
    made.push({ do: 'keep', place: rng.int(WALL) }, { do: 'clear' });
  }
  const place = state.wall.findIndex((piece) => piece !== '');
  if (place >= 0) made.push({ do: 'take', place });
  return made;
}

function anyStroke({ look, won }: State, rng: Rng): string {
  const tool = rng.pick<Tool>(['brush', 'brush', 'sponge', 'gel', 'pour', 'wipe']);
  const paint = tool === 'gel' || tool === 'wipe' ? 0 : anyPaint(look, rng);
  let [x, y] = [rng.between(-60, 60), rng.between(-60, 80)];
  const points = Array.from({ length: 2 + rng.int(8) }, () => {
    x += rng.between(-14, 14);
    y += rng.between(-14, 14);
    return { x, y };
  });
  const sheets =
    look < 0
      ? SHEET_NEEDS.filter((needs) => needs <= totalStars(won)).length
      : lookOf(look).parts.length;
  const stencil = rng.chance(0.2) ? 1 + rng.int(sheets) : 0;
  const askew = stencil > 0 && look >= 0 && lookOf(look).pack.lays;
  const made = { tool, paint, size: rng.int(4), mirror: rng.chance(0.5), stencil, points };
  return strokeText(
    askew ? { ...made, shift: { x: rng.int(21) - 10, y: rng.int(21) - 10 } } : made,
  );
}

function anyPaint(look: number, rng: Rng): number {
  if (look < 0) return 1 + rng.int(PAINTS.length);
  const { pots, pack } = lookOf(look);
  return pack.mixes ? stirred(rng.pick(pots), rng.pick(pots)) : rng.pick(pots);
}

export function parseInput(raw: Json): Result<Input> {
  const bad = (why: string): Result<Input> => ({
    ok: false,
    error: `${JSON.stringify(raw).slice(0, 80)} is no input: ${why}`,
  });
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return bad('no object');
  }
  const from = raw as Readonly<Record<string, Json>>;
  const below = (value: Json | undefined, most: number): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < most;
  const { do: act, stroke, person, place } = from;
  switch (act) {
    case 'paint': {
      if (typeof stroke !== 'string') return bad('stroke is no text');
      const read = readStroke(stroke);
      return read.ok ? { ok: true, value: { do: act, stroke } } : bad(read.error);
    }
    case 'reveal':
    case 'touchup':
    case 'finish':
    case 'clear':
      return { ok: true, value: { do: act } };
    case 'person':
      if (!below(person, PEOPLE)) return bad(`person is not 0 to ${PEOPLE - 1}`);
      return { ok: true, value: { do: act, person } };
    case 'keep':
    case 'take':
      if (!below(place, WALL)) return bad(`place is not 0 to ${WALL - 1}`);
      return { ok: true, value: { do: act, place } };
    default:
      return bad('its do is unknown');
  }
}
