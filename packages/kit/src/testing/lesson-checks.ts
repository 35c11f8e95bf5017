import type { Lesson } from '../runtime/lesson.ts';
import { broken, frozen } from './playing.ts';
import { recorderFor, type Screen } from './recording.ts';
import type { Check } from './rules-checks.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const LESSONS = 3;
const LONGEST_LINE = 80;
/** A phone in portrait and in landscape, in CSS pixels. */
const SCREENS: readonly Screen[] = [
  { width: 390, height: 660 },
  { width: 844, height: 330 },
];
/** The least part of a picture, in each direction, that shows the game's world. */
const MIN_SEEN = 0.5;
const NOBODY = { best: {}, stars: {}, plays: 0, isNewcomer: true } as const;

/** How to play: three pictures that the view can draw, each with one line. */
function teaches(subject: Subject, tally: Tally): void {
  const { lessons, words } = subject;
  if (lessons?.length !== LESSONS) {
    broken(`how() gives ${lessons?.length ?? 'no'} lessons, not ${LESSONS}`);
  }
  for (const lesson of lessons) {
    tally.says(lesson.say, 'how()');
    const line = words[lesson.say] ?? '';
    if (line.length > LONGEST_LINE) {
      broken(`"${lesson.say}" has ${line.length} characters, more than ${LONGEST_LINE}`);
    }
    if ('state' in lesson) for (const screen of SCREENS) isDrawn(subject, lesson, screen);
  }
}

function isDrawn(
  { view, words }: Subject,
  lesson: Extract<Lesson, { state(): unknown }>,
  screen: Screen,
): void {
  const state = frozen(lesson.state());
  const recorder = recorderFor(view, state, screen, false, words);
  const { surface, recording } = recorder;
  const ui = view.ui(state, NOBODY);
  lesson.prepare?.(ui, state);
  recorder.begin(0);
  view.draw(surface, state, ui, { from: undefined, part: 1, cues: [], dt: 0 });
  recorder.end();
  const [fault] = recording.faults;
  if (fault !== undefined) broken(`the picture of "${lesson.say}": ${fault}`);
  if (recording.marks === 0) broken(`the picture of "${lesson.say}" is empty`);
  const look = lesson.look?.(state, surface, ui) ?? surface.bleed;
  const { bleed } = surface;
  const seen =
    shared(look.x, look.width, bleed.x, bleed.width) >= MIN_SEEN &&
    shared(look.y, look.height, bleed.y, bleed.height) >= MIN_SEEN;
  if (!seen)
    broken(
      `the picture of "${lesson.say}" looks at ${JSON.stringify(look)} of ${JSON.stringify(bleed)}`,
    );
  const hand = lesson.hand?.(state, ui, surface);
  if (hand && hand.keys.length === 0 && hand.kind === 'path' && hand.points.length === 0) {
    broken(`the picture of "${lesson.say}" has a hand that goes nowhere`);
  }
}

/** The part of a span that lies in another one, 0 to 1; 0 for an empty span. */
function shared(from: number, size: number, otherFrom: number, otherSize: number): number {
  const both = Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom);
  return size > 0 ? Math.max(0, both) / size : 0;
}

export const LESSON_CHECK: Check = { promise: 'shows its rule in three pictures', run: teaches };
