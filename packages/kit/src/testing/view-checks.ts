import { SOUND_NAMES } from '../stage/sound/presets.ts';
import { broken, randomPlayer, sampledLevels, startOf, where } from './playing.ts';
import type { Screen } from './recording.ts';
import type { Check } from './rules-checks.ts';
import { Sitting } from './sitting.ts';
import type { Subject } from './subject.ts';
import type { Tally } from './tally.ts';

const SCREENS: readonly Screen[] = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
];
const SMALLEST: Screen = { width: 320, height: 568 };
const MOVES = 24;
const TICKS = 480;
const DRAW_EVERY = 6;
const LEAST_TEXT_PX = 14;
const MOST_ROWS = 12;
const LONGEST_ROW = 40;
/** What the kit's palette can mix and fade. */
const COLOUR = /^#[\da-f]{6}(?:[\da-f]{2})?$/i;

/** Plays at random, drawing as a screen would: between moves, at rest, after an undo, and after the end. */
function sit(
  subject: Subject,
  screen: Screen,
  calm: boolean,
  seen: (at: Sitting) => void,
  level = 0,
): Sitting {
  const { rules } = subject;
  const sitting = new Sitting(subject, startOf(rules, level, 'view'), screen, calm);
  const player = randomPlayer(rules, `view ${screen.width}`);
  const draw = (...parts: readonly number[]): void => {
    for (const part of parts) {
      sitting.draw(part);
      seen(sitting);
    }
  };
  draw(1);
  const turns = rules.pace.kind === 'turns';
  for (let moment = 0; moment < (turns ? MOVES : TICKS) && !sitting.over; moment += 1) {
    const input = player(sitting.session);
    if (input !== undefined) sitting.offer(input);
    if (turns) draw(0, 0.3, 0.8, 1);
    sitting.tick();
    if (!turns && moment % DRAW_EVERY === 0) draw(0.5);
  }
  if (turns && sitting.undo()) draw(0.4, 1);
  draw(1, 1, 1);
  return sitting;
}

function draws(subject: Subject, tally: Tally): void {
  const levels = sampledLevels(subject.rules);
  for (const [index, screen] of SCREENS.entries()) {
    const at = `at ${screen.width} by ${screen.height}`;
    const digests = new Set<number>();
    const look = (sitting: Sitting): void => seeFrame(sitting, tally, digests, at);
    const sitting = sit(subject, screen, index % 2 === 1, look, levels[index % levels.length]);
    if (digests.size < 2) broken(`${at}: the picture never changes`);
    const { sprites } = subject;
    for (const name of sitting.recorder.recording.sprites) {
      if (!sprites?.has(name)) broken(`sprite "${name}" is not in sprites.ts`);
    }
    const { width, height } = sitting.recorder.surface;
    if (!Number.isFinite(width + height)) broken(`${at}: the world is ${width} by ${height}`);
  }
}

function seeFrame(sitting: Sitting, tally: Tally, digests: Set<number>, at: string): void {
  const { marks, digest, faults } = sitting.recorder.recording;
  tally.frames += 1;
  digests.add(digest);
  if (marks === 0) broken(`${at}, ${where(sitting.session)}: nothing is drawn`);
  const [fault] = faults;
  if (fault !== undefined) broken(`${at}, ${where(sitting.session)}: ${fault}`);
  hums(sitting, at);
}

/** What goes on sounding is told apart and has a pitch and a loudness there can be. */
function hums({ subject, state, ui, session }: Sitting, at: string): void {
  const voices = subject.view.voices?.(state, ui) ?? [];
  const names = voices.map(({ kind, id }) => `${kind} ${id}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) broken(`${at}, ${where(session)}: voice "${twice}" is there twice`);
  for (const { id, kind, pitch, gain } of voices) {
    if (pitch >= 0.1 && pitch <= 10 && gain >= 0 && gain <= 1) continue;
    broken(`${at}, ${where(session)}: voice "${kind} ${id}" has pitch ${pitch} and gain ${gain}`);
  }
}

/** What a phone of the smallest size showed and said of a random game. */
type Seen = {
  readonly sitting: Sitting;
  /** Message keys and who uses them. */
  readonly keys: ReadonlyMap<string, string>;
  /** What `say()` left open. */
  readonly unfilled: ReadonlySet<string>;
};

const onSmallest = new WeakMap<Subject, Seen>();

/** Sits down once, for every check that asks about it. */
function seenOnSmallest(subject: Subject): Seen {
  const known = onSmallest.get(subject);
  if (known) return known;
  const { view, words } = subject;
  const keys = new Map<string, string>();
  const unfilled = new Set<string>();
  const sitting = sit(subject, SMALLEST, false, ({ state, ui }) => {
    for (const chip of view.chips?.(state) ?? []) keys.set(chip.label, `chip "${chip.id}"`);
    const said = view.say?.(state, ui);
    if (!said) return;
    keys.set(said.key, 'say()');
    for (const [, name] of (words[said.key] ?? '').matchAll(/\{(\w+)\}/g)) {
      if (name !== undefined && said.values?.[name] === undefined) {
        unfilled.add(`${said.key} no {${name}}`);
      }
    }
  });
  for (const key of sitting.recorder.said) keys.set(key, 'draw()');
  for (const why of sitting.refusals) keys.set(why, 'a refusal');
  const seen = { sitting, keys, unfilled };
  onSmallest.set(subject, seen);
  return seen;
}

function answers(subject: Subject): void {
  const feels = Object.entries(subject.view.feel ?? {});
  for (const [name, { sound, burst, shoutColours = [] }] of feels) {
    if (typeof sound === 'string' && !SOUND_NAMES.includes(sound)) {
      broken(`feel of "${name}": there is no sound "${sound}"`);
    }
    const odd = [...(burst?.colours ?? []), ...shoutColours].find((text) => !COLOUR.test(text));
    if (odd !== undefined) broken(`feel of "${name}": "${odd}" is not a colour like #ff4b55`);
  }
  const { heard } = seenOnSmallest(subject).sitting;
  if (!feels.some(([name]) => heard.has(name))) {
    broken(`nothing that happens is felt: cues are ${[...heard].join(', ') || 'none'}`);
  }
}

function readable(subject: Subject): void {
  const { recorder } = seenOnSmallest(subject).sitting;
  for (const [text, px] of recorder.recording.texts) {
    // A hair under 14 is rounding.
    if (text.trim() !== '' && px < LEAST_TEXT_PX - 0.05) {
      broken(`"${text}" is at most ${px.toFixed(1)} CSS px tall at 320 by 568, not 14`);
    }
  }
}

/** What players pass on fits a message, and says something. */
function shares(subject: Subject): void {
  const { view } = subject;
  if (!view.shareText) return;
  const { state } = seenOnSmallest(subject).sitting;
  const rows = view.shareText(state).split('\n');
  const odd = rows.find(
    (row) => [...row].length > LONGEST_ROW || /undefined|NaN|\[object/.test(row),
  );
  if (odd !== undefined) broken(`shareText() gives the row "${odd}"`);
  if (rows.length > MOST_ROWS)
    broken(`shareText() gives ${rows.length} rows, more than ${MOST_ROWS}`);
  if (rows.join('').trim() === '') broken('shareText() gives nothing');
}

function speaks(subject: Subject, tally: Tally): void {
  const { view, words } = subject;
  for (const [name, feel] of Object.entries(view.feel ?? {})) {
    tally.says(feel.shout, `feel of "${name}"`);
  }
  const { keys, unfilled } = seenOnSmallest(subject);
  for (const [key, who] of keys) tally.says(key, who);
  const [open] = unfilled;
  if (open !== undefined) broken(`say() gives ${open}`);
  const missing = [...tally.keys].filter(([key]) => words[key] === undefined);
  if (missing.length > 0) {
    broken(`strings/en.json has no ${missing.map(([key, who]) => `"${key}" (${who})`).join(', ')}`);
  }
}

export const VIEW_CHECKS: readonly Check[] = [
  { promise: 'draws every screen, and only draws', run: draws },
  { promise: 'answers what happens, in sounds and colours there are', run: answers },
  { promise: 'keeps its words readable on the smallest screen', run: readable },
  { promise: 'shares a few short rows, if any', run: shares },
];

/** Runs last: by now everything that was played has said what it says. */
export const WORDS_CHECK: Check = { promise: 'has a word for everything it says', run: speaks };
