import type { Rng } from '@playgrove/kit/contract';
import { union, whole, type Parser } from '@playgrove/kit/core/parse';
import { lookOf } from './reference.ts';
import { PEOPLE, type Input, type State } from './state.ts';
import { readStroke, strokeText, type Tool } from './stroke.ts';
import { PAINTS, stirred } from './palette.ts';
import { openSheets } from './studio.ts';

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
  if (state.strokes.length > 0) made.push({ do: 'clear' });
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
  const sheets = look < 0 ? openSheets(won) : lookOf(look).parts.length;
  const stencil = rng.chance(0.2) ? 1 + rng.int(sheets) : 0;
  return strokeText({ tool, paint, size: rng.int(4), mirror: rng.chance(0.5), stencil, points });
}

function anyPaint(look: number, rng: Rng): number {
  if (look < 0) return 1 + rng.int(PAINTS.length);
  const { pots, pack } = lookOf(look);
  return pack.mixes ? stirred(rng.pick(pots), rng.pick(pots)) : rng.pick(pots);
}

const stroke: Parser<string> = (raw, at = '') => {
  const read = readStroke(typeof raw === 'string' ? raw : '');
  return read.ok
    ? { ok: true, value: raw as string }
    : { ok: false, error: `${at}: ${read.error}` };
};

export const parseInput: Parser<Input> = union('do', {
  paint: { stroke },
  reveal: {},
  touchup: {},
  finish: {},
  clear: {},
  person: { person: whole(0, PEOPLE - 1) },
});
