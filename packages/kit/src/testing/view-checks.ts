import { SOUND_NAMES } from '../runtime/sound/presets.ts';
import { broken, randomPlayer, sampledLevels, startOf, where } from './playing.ts';
import type { Screen } from './recording.ts';
import type { Check } from './rules-checks.ts';
import { Playthrough } from './playthrough.ts';
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
/**
 * How often frames are drawn: ticks between two of them, or how far a move's animation is. Recording
 * pictures takes most of the suite's time, so only the smallest phone sees words grow step by step.
 */
const OFTEN = { ticks: 6, parts: [0, 0.3, 0.8, 1] } as const;
const SELDOM = { ticks: 10, parts: [0.3, 1] } as const;
const MIN_TEXT_PX = 14;
const MAX_ROWS = 12;
/** Facts over the field on a phone must be readable at a glance. */
const MAX_FACTS = 4;
const LONGEST_ROW = 40;
/** Colors that the kit's palette can mix and fade. */
const COLOR = /^#[\da-f]{6}(?:[\da-f]{2})?$/i;

type Show = {
  readonly reducedMotion?: boolean;
  /** Default: 0. */
  readonly level?: number | undefined;
  /** False where only the state is read, because recording a picture takes the most time. */
  readonly paints?: boolean;
  /** Default: seldom. */
  readonly often?: typeof OFTEN | typeof SELDOM;
};

/** Plays at random and draws between moves, at rest, after an undo, and after the end. */
function playThrough(
  subject: Subject,
  screen: Screen,
  seen: (at: Playthrough) => void,
  { reducedMotion = false, level = 0, paints = true, often = SELDOM }: Show = {},
): Playthrough {
  const { rules } = subject;
  const playthrough = new Playthrough(
    subject,
    startOf(rules, level, 'view'),
    screen,
    reducedMotion,
  );
  const player = randomPlayer(rules, `view ${screen.width}`);
  const draw = (...parts: readonly number[]): void => {
    for (const part of parts) {
      if (paints) playthrough.draw(part);
      seen(playthrough);
    }
  };
  draw(1);
  const turns = rules.pace.kind === 'turns';
  for (let moment = 0; moment < (turns ? MOVES : TICKS) && !playthrough.over; moment += 1) {
    const input = player(playthrough.session);
    if (input !== undefined) playthrough.offer(input);
    if (turns) draw(...often.parts);
    playthrough.tick();
    if (!turns && moment % often.ticks === 0) draw(0.5);
  }
  if (turns && playthrough.undo()) draw(0.4, 1);
  draw(1, 1, 1);
  return playthrough;
}

function draws(subject: Subject, tally: Tally): void {
  const levels = sampledLevels(subject.rules);
  for (const [index, screen] of SCREENS.entries()) {
    const at = `at ${screen.width} by ${screen.height}`;
    const digests = new Set<number>();
    const look = (playthrough: Playthrough): void => seeFrame(playthrough, tally, digests, at);
    const playthrough = playThrough(subject, screen, look, {
      reducedMotion: index % 2 === 1,
      level: levels[index % levels.length],
    });
    if (digests.size < 2) broken(`${at}: the picture never changes`);
    const { sprites } = subject;
    for (const name of playthrough.recorder.recording.sprites) {
      if (!sprites?.has(name)) broken(`sprite "${name}" is not in sprites.ts`);
    }
    const { width, height } = playthrough.recorder.surface;
    if (!Number.isFinite(width + height)) broken(`${at}: the world is ${width} by ${height}`);
  }
}

function seeFrame(playthrough: Playthrough, tally: Tally, digests: Set<number>, at: string): void {
  const { marks, digest, faults } = playthrough.recorder.recording;
  tally.frames += 1;
  digests.add(digest);
  if (marks === 0) broken(`${at}, ${where(playthrough.session)}: nothing is drawn`);
  const [fault] = faults;
  if (fault !== undefined) broken(`${at}, ${where(playthrough.session)}: ${fault}`);
  hums(playthrough, at);
}

/** Sustained sounds have unique ids, and a valid pitch and volume. */
function hums({ subject, state, ui, session, recorder }: Playthrough, at: string): void {
  const voices = subject.view.voices?.(state, ui, recorder.surface) ?? [];
  const names = voices.map(({ kind, id }) => `${kind} ${id}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) broken(`${at}, ${where(session)}: voice "${twice}" is there twice`);
  for (const { id, kind, pitch, gain } of voices) {
    if (pitch >= 0.1 && pitch <= 10 && gain >= 0 && gain <= 1) continue;
    broken(`${at}, ${where(session)}: voice "${kind} ${id}" has pitch ${pitch} and gain ${gain}`);
  }
}

/** What the smallest phone showed and announced of a random game. */
type Seen = {
  readonly playthrough: Playthrough;
  /** Message keys and their users. */
  readonly keys: ReadonlyMap<string, string>;
  /** Placeholders that `say()` did not fill. */
  readonly unfilled: ReadonlySet<string>;
};

const onSmallest = new WeakMap<Subject, Seen>();

/** Plays once, for every check that reads it. */
function seenOnSmallest(subject: Subject): Seen {
  const known = onSmallest.get(subject);
  if (known) return known;
  const { view, words } = subject;
  const keys = new Map<string, string>();
  const unfilled = new Set<string>();
  const look = ({ state, ui, recorder }: Playthrough): void => {
    for (const chip of view.chips?.(state) ?? []) keys.set(chip.label, `chip "${chip.id}"`);
    const said = view.say?.(state, ui, recorder.surface);
    if (!said) return;
    keys.set(said.key, 'say()');
    for (const [, name] of (words[said.key] ?? '').matchAll(/\{(\w+)\}/g)) {
      if (name !== undefined && said.values?.[name] === undefined) {
        unfilled.add(`${said.key} no {${name}}`);
      }
    }
  };
  const playthrough = playThrough(subject, SMALLEST, look, { often: OFTEN });
  for (const key of playthrough.recorder.said) keys.set(key, 'draw()');
  for (const why of playthrough.refusals) keys.set(why, 'a refusal');
  const seen = { playthrough, keys, unfilled };
  onSmallest.set(subject, seen);
  return seen;
}

function answers(subject: Subject): void {
  const feels = Object.entries(subject.view.feel ?? {});
  for (const [name, { sound, burst, shoutColors = [] }] of feels) {
    if (typeof sound === 'string' && !SOUND_NAMES.includes(sound)) {
      broken(`feel of "${name}": there is no sound "${sound}"`);
    }
    const odd = [...(burst?.colors ?? []), ...shoutColors].find((text) => !COLOR.test(text));
    if (odd !== undefined) broken(`feel of "${name}": "${odd}" is not a color like #ff4b55`);
  }
  const { heard } = seenOnSmallest(subject).playthrough;
  if (!feels.some(([name]) => heard.has(name))) {
    broken(`nothing that happens is felt: cues are ${[...heard].join(', ') || 'none'}`);
  }
}

function readable(subject: Subject): void {
  const { recorder } = seenOnSmallest(subject).playthrough;
  for (const [text, px] of recorder.recording.texts) {
    // Slightly under 14 is rounding.
    if (text.trim() !== '' && px < MIN_TEXT_PX - 0.05) {
      broken(`"${text}" is at most ${px.toFixed(1)} CSS px tall at 320 by 568, not 14`);
    }
  }
}

/** The shared text fits a message, and is not empty. */
function shares(subject: Subject): void {
  const { view } = subject;
  if (!view.shareText) return;
  const { state } = seenOnSmallest(subject).playthrough;
  const rows = view.shareText(state).split('\n');
  const odd = rows.find(
    (row) => [...row].length > LONGEST_ROW || /undefined|NaN|\[object/.test(row),
  );
  if (odd !== undefined) broken(`shareText() gives the row "${odd}"`);
  if (rows.length > MAX_ROWS)
    broken(`shareText() gives ${rows.length} rows, more than ${MAX_ROWS}`);
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

/** Score, goal and chips together. */
function showsFew(subject: Subject): void {
  const { rules, view } = subject;
  for (const level of sampledLevels(rules)) {
    const count = ({ state, session }: Playthrough): void => {
      const facts = (view.chips?.(state) ?? []).map(({ id }) => id);
      if (rules.scoring && !view.hidesScore) facts.push('score');
      if (rules.goal?.(state)) facts.push('goal');
      if (facts.length > MAX_FACTS) {
        broken(`${where(session)}: ${facts.length} facts over the field: ${facts.join(', ')}`);
      }
    };
    playThrough(subject, SMALLEST, count, { level, paints: false });
  }
}

export const VIEW_CHECKS: readonly Check[] = [
  { promise: 'draws every screen, and only draws', run: draws },
  { promise: 'answers what happens with existing sounds and colors', run: answers },
  { promise: 'keeps its words readable on the smallest screen', run: readable },
  { promise: 'shares a few short rows, if any', run: shares },
  { promise: 'shows at most four facts over the field', run: showsFew },
];

/** Runs last: by now everything that was played has announced its messages. */
export const WORDS_CHECK: Check = { promise: 'has a word for everything it says', run: speaks };
