import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { LINES } from './lines.ts';
import { doneBits } from './rules/combo.ts';
import { SPOT_IDS, spotOf } from './rules/spots.ts';
import { WAYS } from './rules/tricks.ts';
import { rules, type Input, type State } from './rules.ts';

/** Runs tried before a spot counts as too hard. */
const TRIES = 24;
const LONGEST = 60 * 90;
const HOLDS = { P: 'press', R: 'release', G: 'grip', L: 'loose' } as const;
const FLICKS = 'ABCDEFHI';

const lineOf = (spot: string): string => LINES[SPOT_IDS.indexOf(spot)] ?? '';

function begin(spot: string): Session {
  const level = rules.levels.find(({ id }) => id === spot) ?? rules.levels[0];
  return new Session(rules as never, { level: level.id, params: level.params, seed: 'line' });
}

function stateOf(session: Session): State {
  return session.state as unknown as State;
}

/** Ticks since the last input in base 36, then what was done. */
function written(input: Input, waited: number): string {
  const sign =
    input.act === 'flick'
      ? FLICKS[WAYS.indexOf(input.way)]
      : Object.entries(HOLDS).find(([, act]) => act === input.act)?.[0];
  return `${waited.toString(36)}${sign}`;
}

function read(line: string): (readonly [number, Input])[] {
  let tick = 0;
  return [...line.matchAll(/([0-9a-z]+)([A-Z])/g)].map(([, waited = '0', sign = 'P']) => {
    tick += parseInt(waited, 36);
    const way = WAYS[FLICKS.indexOf(sign)];
    if (way) return [tick, { act: 'flick', way }];
    return [tick, { act: HOLDS[sign as keyof typeof HOLDS] }];
  });
}

/** Rides a spot by a written line. */
function replay(spot: string, line: string): State {
  const session = begin(spot);
  const inputs = read(line);
  let next = 0;
  while (session.status === 'playing' && session.time < LONGEST) {
    while (inputs[next]?.[0] === session.time) {
      const outcome = session.apply(inputs[next]?.[1] as never);
      if (!outcome.ok) throw new Error(`${spot}, tick ${session.time}: ${outcome.why}`);
      next += 1;
    }
    session.advance();
  }
  return stateOf(session);
}

/** Lets the bot look for a line that ticks all three goals. */
function search(spot: string): { line: string; bits: number } {
  // A line that still does it stays.
  const known = lineOf(spot);
  let best = { line: known, bits: doneBits(replay(spot, known)) };
  for (let attempt = 0; attempt < TRIES && best.bits !== 7; attempt += 1) {
    const session = begin(spot);
    const rng = createRng(`${spot} ${attempt}`);
    const skill = attempt % 4 === 3 ? 0.75 : 1;
    let [line, last] = ['', 0];
    while (session.status === 'playing' && session.time < LONGEST) {
      const input = bot(stateOf(session), rng, skill);
      if (input) {
        line += written(input, session.time - last);
        last = session.time;
        session.apply(input as never);
      }
      session.advance();
    }
    const bits = doneBits(stateOf(session));
    const count = (of: number): number => (of & 1) + ((of >> 1) & 1) + ((of >> 2) & 1);
    if (count(bits) > count(best.bits)) best = { line, bits };
  }
  return best;
}

describe('thirty spots', () => {
  // Only on request: UPDATE_LINES=1, after the rules or the spots have changed on purpose.
  it.runIf(process.env['UPDATE_LINES'])('are ridden again', { timeout: 900_000 }, () => {
    const found = SPOT_IDS.map((spot) => [spot, search(spot)] as const);
    const short = found.filter(([, { bits }]) => bits !== 7);
    const rows = found.map(([, { line }]) => `  '${line}',`);
    const text = `/** A line for each spot, in their order, that ticks its three goals; \`lines.proof.test.ts\` writes and rides them. */
export const LINES: readonly string[] = [
${rows.join('\n')}
];
`;
    writeFileSync(fileURLToPath(new URL('lines.ts', import.meta.url)), text);
    expect(short.map(([spot, { bits }]) => `${spot} ${bits}`)).toEqual([]);
  });

  it('number thirty, in five places, each with three goals of its own', () => {
    expect(SPOT_IDS).toHaveLength(30);
    for (const id of SPOT_IDS) {
      const { goals } = spotOf(id);
      expect(new Set(goals.map(({ event }) => event)).size, id).toBe(3);
    }
    const lists = SPOT_IDS.map((id) => JSON.stringify(spotOf(id).goals));
    expect(new Set(lists).size).toBe(30);
  });

  it.each(SPOT_IDS)('%s: all three goals fall in one run on the first deck', (spot) => {
    const state = replay(spot, lineOf(spot));
    expect(doneBits(state), JSON.stringify(state.board)).toBe(7);
  });
});
