import { fileURLToPath } from 'node:url';
import { Session } from '@playgrove/kit/session';
import { loadSubject, recorderFor, startOf } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import type { State } from './rules.ts';
import { DIVES } from './rules/dive.ts';

const games = fileURLToPath(new URL('..', import.meta.url));
const { rules, view, words } = await loadSubject(games, 'deep-breath-dive');
const DAY = 60 * 60 * 4;

describe('the picture', () => {
  it('goes on through blackouts, their pearls and the next dive to the results', () => {
    const session = new Session(rules, startOf(rules, 0, 'dark'));
    const at = (): State => session.state as unknown as State;
    const screen = { width: 390, height: 844 };
    const recorder = recorderFor(view, session.state, screen, false, words);
    const ui = view.ui(session.state, { best: {}, stars: {}, plays: 0, isNewcomer: true });
    const phases: string[] = [];
    const heard = new Set<string>();
    let since = 0;
    const frame = (): void => {
      const cues = session.status === 'playing' ? session.advance() : [];
      for (const { name } of cues) heard.add(name);
      since = phases.at(-1) === at().phase ? since + 1 : 0;
      if (since === 0) phases.push(at().phase);
      // Every frame of what changes, and each sixteenth of what goes on.
      if (!phases.includes('rescue') || (since > 24 && since % 16 > 0)) return;
      recorder.begin(at().tick / 60);
      view.draw(recorder.surface, session.state, ui, {
        from: undefined,
        part: 0.5,
        cues,
        dt: 1 / 60,
      });
      recorder.end();
    };
    // Down all the way: every dive ends in a blackout.
    for (let tick = 0; tick < DAY && session.status === 'playing'; tick += 1) {
      if (!at().down) session.apply({ act: 'hold', x: 0 });
      frame();
    }
    // The last pearl rises and fades over the results.
    for (let tick = 0; tick < 60 * 4; tick += 1) frame();
    expect(phases.filter((phase) => phase === 'rescue')).toHaveLength(DIVES);
    expect(phases.at(-1)).toBe('end');
    expect(heard).toContain('pearl');
    expect(recorder.recording.faults).toEqual(new Set());
  });
});
