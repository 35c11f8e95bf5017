import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Json, Rules } from '../contract/index.ts';
import type { Surface, View } from '../runtime/view.ts';
import { CHECKS } from './conformance.ts';
import { goldenText } from './golden.ts';
import { pathSubject, rocksSubject } from './sample-views.ts';
import type { Subject } from './subject.ts';
import { Tally } from './tally.ts';

/** The folder for goldens of samples while the tests run. */
export const folder = mkdtempSync(join(tmpdir(), 'conformance-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with the golden of a sample. */
function keptGolden(subject: Subject): Subject {
  const own = join(folder, subject.slug);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'golden.txt'), goldenText(subject));
  return { ...subject, folder: own };
}

export const turnGame = (): Subject => keptGolden(pathSubject(folder));
export const tickGame = (): Subject => keptGolden(rocksSubject(folder));

/** The suite's first complaint: the promise, and why it is broken. */
export function complaint(subject: Subject): string {
  const tally = new Tally(subject.slug);
  for (const { promise, run } of CHECKS) {
    try {
      run(subject, tally);
    } catch (error) {
      return `${promise}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return 'none';
}

export type Loose = { [key: string]: Json };

export function rulesWith(subject: Subject, change: Partial<Rules>): Subject {
  return { ...subject, rules: { ...subject.rules, ...change } };
}

export function viewWith(subject: Subject, change: Partial<View>): Subject {
  return { ...subject, view: { ...subject.view, ...change } };
}

/** Draws one thing more than the sample does. */
export function drawnWith(subject: Subject, more: (to: Surface, state: Loose) => void): Subject {
  const { view } = subject;
  return viewWith(subject, {
    draw(to, state, ui, motion) {
      view.draw(to, state, ui, motion);
      more(to, state as Loose);
    },
  });
}
