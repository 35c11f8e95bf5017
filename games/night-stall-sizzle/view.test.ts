import { fileURLToPath } from 'node:url';
import { Session } from '@playgrove/kit/session';
import type { Surface } from '@playgrove/kit/runtime';
import { botPlayer, loadSubject, play, recorderFor, startOf } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import type { State } from './rules/state.ts';
import { LEAVING } from './view/ui.ts';

const games = fileURLToPath(new URL('..', import.meta.url));
const subject = await loadSubject(games, 'night-stall-sizzle');
const { rules, view, words } = subject;
/** Mumbai's festival night: guests in bunches, and nobody's seat stays empty for long. */
const BUSY = rules.levels.findIndex(({ params }) => (params as { at?: number }).at === 32);

type Left = { readonly look: number; readonly seat: number; readonly tick: number };

/** A shift of a beginner's, frame by frame: who left when, and which faces each frame showed. */
function evening(reducedMotion: boolean) {
  const session = new Session(rules, startOf(rules, BUSY, 'evening'));
  const screen = { width: 390, height: 844 };
  const recorder = recorderFor(view, session.state, screen, reducedMotion, words);
  const ui = view.ui(session.state, { best: {}, stars: {}, plays: 0, isNewcomer: true });
  const left: Left[] = [];
  /** By tick: faces, each as often as it was drawn. */
  const shown: string[][] = [];
  const taken: number[] = [];
  let faces: string[] = [];
  const surface = Object.create(recorder.surface, {
    sprite: {
      value: (...args: Parameters<Surface['sprite']>) => {
        if (args[0].startsWith('guest-')) faces.push(args[0]);
        recorder.surface.sprite(...args);
      },
    },
  }) as Surface;
  let sat = (session.state as unknown as State).book.open.map((order) => ({ ...order }));
  play(session, botPlayer(subject, 0.2, 'evening'), 60 * 120, (cues) => {
    const state = session.state as unknown as State;
    const tick = shown.length;
    for (const { id, seat, note } of sat) {
      if (state.book.open.some((order) => order.id === id)) continue;
      left.push({ look: note.look, seat, tick });
    }
    for (const { name, at } of cues) {
      if (name === 'arrive' && left.some((one) => one.seat === at?.x && tick - one.tick < 12))
        taken.push(tick);
    }
    sat = state.book.open.map((order) => ({ ...order }));
    faces = [];
    recorder.begin(tick / 60);
    view.draw(surface, session.state, ui, { from: undefined, part: 0.5, cues, dt: 1 / 60 });
    recorder.end();
    shown.push(faces);
  });
  return { left, shown, taken, faults: recorder.recording.faults };
}

describe.each([false, true])('guests, with less motion: %s', (reducedMotion) => {
  const { left, shown, taken, faults } = evening(reducedMotion);

  it('leave visibly, also when the next one takes their seat at once', () => {
    expect(taken.length).toBeGreaterThan(3);
    for (const { look, tick } of left) {
      const frames = shown.slice(tick, tick + Math.floor(LEAVING * 60) - 1);
      expect(frames.every((faces) => faces.includes(`guest-${look}`))).toBe(true);
    }
    expect(faults).toEqual(new Set());
  });

  it('are no more than those who sit, once the last one has left', () => {
    expect(shown.every((faces) => faces.length <= 8)).toBe(true);
    const quiet = shown.filter(
      (_, tick) => !left.some((one) => tick >= one.tick && tick - one.tick <= LEAVING * 60),
    );
    expect(quiet.length).toBeGreaterThan(60);
    expect(quiet.every((faces) => new Set(faces).size === faces.length && faces.length <= 4)).toBe(
      true,
    );
  });
});
