import type { Json, Result } from '@playgrove/kit/contract';
import { PERKS, type Input } from './types.ts';

/** The longest way of a finger in one input, tenths of a world unit. */
export const FARTHEST = 8000;
const FULL_SPEED = 8;

/** Reads an input from outside. */
export function parseInput(raw: Json): Result<Input> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return wrong('input: expected an object');
  }
  const { kind, x, y, up, at, perk } = raw as { readonly [key: string]: Json };
  switch (kind) {
    case 'drag':
    case 'steer': {
      const most = kind === 'drag' ? FARTHEST : FULL_SPEED;
      if (isWithin(x, -most, most) && isWithin(y, -most, most)) {
        return { ok: true, value: { kind, x, y } };
      }
      return wrong(`input.${kind}: expected whole x, y up to ${most}, got ${show([x, y])}`);
    }
    case 'lift':
      if (typeof up === 'boolean') return { ok: true, value: { kind, up } };
      return wrong(`input.up: expected true or false, got ${show(up)}`);
    case 'gust':
    case 'go':
      return { ok: true, value: { kind } };
    case 'choose':
      if (isWithin(at, 0, 2)) return { ok: true, value: { kind, at } };
      return wrong(`input.at: expected 0 to 2, got ${show(at)}`);
    case 'buy': {
      const known = PERKS.find((name) => name === perk);
      if (known) return { ok: true, value: { kind, perk: known } };
      return wrong(`input.perk: unknown: ${show(perk)}`);
    }
    default:
      return wrong(`input.kind: unknown: ${show(kind)}`);
  }
}

function isWithin(value: Json | undefined, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

function show(value: Json | readonly (Json | undefined)[] | undefined): string {
  return JSON.stringify(value) ?? 'nothing';
}

function wrong(error: string): { ok: false; error: string } {
  return { ok: false, error };
}
