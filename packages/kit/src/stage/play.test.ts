import { expect, it } from 'vitest';
import type { Json, Rules } from '../contract/index.ts';
import { Session } from '../host/index.ts';
import { Play } from './play.ts';
import type { Held, InputEvent, Surface, View } from './view.ts';

const HELD: Held = { pad: new Set(), stick: { x: 0, y: 0 } };
const PRESS = { kind: 'pad', phase: 'down', button: 'a', device: 'keyboard' } as InputEvent;

/** Every input says `hit`, every tick says `tick`. */
const rules: Rules = {
  slug: 'said',
  version: 1,
  pace: { kind: 'ticks', hz: 60 },
  levels: [{ id: 'only', params: null }],
  parseParams: (value) => ({ ok: true, value }),
  parseInput: (value) => ({ ok: true, value }),
  deal: () => ({ now: 0 }),
  step: (_state, _input, context) => context.cue('hit'),
  tick: (_state, context) => context.cue('tick'),
  inputs: () => ['hit'],
  status: () => 'playing',
  text: () => '.',
};

function sitting() {
  const seen: string[][] = [];
  const view = {
    world: () => ({ width: 100, height: 100 }),
    hud: 'above',
    ui: () => null,
    read: () => 'hit',
    draw: (
      _to: Surface,
      _state: Json,
      _ui: unknown,
      { cues }: { cues: readonly { name: string }[] },
    ) => seen.push(cues.map(({ name }) => name)),
  } as unknown as View;
  const session = new Session(rules, { level: 'only', params: null, seed: 's' });
  const none = (): void => undefined;
  const play = new Play(
    { rules, view },
    session,
    { best: {}, stars: {}, plays: 0 },
    {
      cues: none,
      moved: none,
      refused: none,
      ended: none,
    },
  );
  return { play, seen, draw: () => play.draw({} as Surface) };
}

it('shows a tick game’s view what its inputs said since the last frame, once', () => {
  const { play, seen, draw } = sitting();
  play.frame(17, HELD);
  draw();
  play.feed(PRESS);
  play.feed(PRESS);
  play.frame(17, HELD);
  draw();
  play.frame(17, HELD);
  draw();
  expect(seen[1]).toEqual(['hit', 'hit', 'tick']);
  expect(seen[2]).not.toContain('hit');
});
