import type { Goal, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, such, text, union, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { commonWords, isWord } from '@playgrove/kit/logic/words';
import { EMPTY, fits, isKnown, letterOf, wayOf, windowsOf, type Known } from './clues.ts';
import { FEATHERS, LEVELS, LONGEST, SHORTEST, type Params } from './levels.ts';

export type State = {
  answer: string;
  /** Of this word, oldest first. */
  guesses: string[];
  given: number[];
  misty: number[];
  feathers: number;
  points: number;
  flight: boolean;
  /** Words that were found. */
  found: string[];
  /** The next guess so far: a letter or `EMPTY` a place. */
  typed: string;
};

export type Input =
  | { readonly do: 'guess'; readonly word: string }
  | { readonly do: 'type'; readonly place: number; readonly letter: string };

/** Guesses for three stars and for two. */
export const MARKS = [3, 4] as const;
/** In a flight: feathers that grow again with a word, fewer the longer it lasts. */
const REGROW = { by: [3, 2, 1], each: 5 } as const;
/** In a flight: words of each length before it gets longer; after the longest, all lengths. */
const SAME = 3;

/** Guesses that `inputs` names. */
const SAMPLE = 24;

const medals = medalsFor<State>({
  value: ({ guesses }) => guesses.length,
  better: 'lower',
  marks: () => [MARKS[1], MARKS[0]],
  almost: 'almost.star',
});

export const isFound = ({ answer, guesses }: State): boolean => guesses.at(-1) === answer;

/** Common words that are still possible. */
export function leftOf(state: State): readonly string[] {
  const windows = windowsOf(state);
  const left = commonWords(state.answer.length).filter((word) => fits(word, windows));
  return left.filter((word) => !state.guesses.includes(word));
}

export function lengthAfter(found: number): number {
  const grown = SHORTEST + Math.floor(found / SAME);
  return grown <= LONGEST ? grown : SHORTEST + (found % (LONGEST - SHORTEST + 1));
}

/** In a flight: letters without arrows, once words have had every length. */
export const mistAfter = (found: number): number =>
  found < SAME * (LONGEST - SHORTEST + 1) ? 0 : 1;

export const regrown = (found: number): number =>
  REGROW.by[Math.min(REGROW.by.length - 1, Math.floor((found - 1) / REGROW.each))] ?? 1;

const placesOf = (word: string, rng: Rng): readonly number[] =>
  rng.shuffled([...word].map((_, place) => place));

const isOver = (state: State): boolean => state.feathers === 0 || isFound(state);

export const rules: Rules<Params, State, Input> = {
  slug: 'five-feathers',
  version: 4,
  // A guess that could be taken back would cost nothing.
  pace: { kind: 'turns', undo: 'none' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({
    letters: whole(SHORTEST, LONGEST),
    feathers: whole(1, FEATHERS),
    given: whole(0, SHORTEST - 1),
    mist: whole(0, SHORTEST - 1),
    flight: oneOf(true, false),
  }),
  parseInput: union('do', {
    guess: { word: such(text(LONGEST), (word) => /^[a-z]*$/.test(word), 'small letters') },
    type: {
      place: whole(0, LONGEST - 1),
      letter: such(text(1), (letter) => /^[a-z.]$/.test(letter), 'a small letter or "."'),
    },
  }),

  deal({ letters, feathers, given, mist, flight }, rng) {
    const answer = rng.pick(commonWords(letters));
    const places = placesOf(answer, rng);
    const word = {
      answer,
      guesses: [],
      given: places.slice(0, given),
      misty: places.slice(given, given + mist),
    };
    return { ...word, feathers, points: 0, flight, found: [], typed: knownLetters(word) };
  },

  step(state, input, context) {
    const { answer, guesses } = state;
    if (isOver(state)) return 'refused.over';
    if (input.do === 'type') {
      const { place, letter } = input;
      if (place >= answer.length) return 'refused.outside';
      state.typed = state.typed.slice(0, place) + letter + state.typed.slice(place + 1);
      context.cue(letter === EMPTY ? 'erase' : 'type', { x: place, y: 0 });
      return undefined;
    }
    const guess = input.word;
    if (guess.length !== answer.length) return 'refused.short';
    if (guesses.includes(guess)) return 'refused.same';
    if (!isWord(guess)) return 'refused.unknown';
    const before = leftOf(state).length;
    guesses.push(guess);
    for (let place = 0; place < answer.length; place += 1)
      context.cue(wayOf(state, guess, place), { x: place, y: 0 }, place);
    if (guess === answer) find(state, context);
    else {
      state.feathers -= 1;
      context.cue('feather', { x: FEATHERS - 1 - state.feathers, y: 1 });
      const left = leftOf(state).length;
      const middle = { x: answer.length / 2 - 0.5, y: 0 };
      if (left === 1 && before > 1) context.cue('close', middle);
      else if (before > left) context.cue('cut', middle, before - left);
    }
    state.typed = knownLetters(state);
    return undefined;
  },

  inputs(state, rng) {
    if (isOver(state)) return [];
    const words = commonWords(state.answer.length).filter((word) => !state.guesses.includes(word));
    return rng
      .shuffled(words)
      .slice(0, SAMPLE)
      .map((word): Input => ({ do: 'guess', word }));
  },

  status(state) {
    if (isFound(state)) return 'won';
    return state.feathers > 0 ? 'playing' : state.flight ? 'over' : 'lost';
  },

  score: ({ points }) => points,
  stars: (state) => (state.flight ? 0 : medals.stars(state)),
  goal: (state) =>
    state.flight
      ? {
          name: 'goal.words',
          now: state.found.length,
          target: (Math.floor(state.found.length / 5) + 1) * 5,
        }
      : leftGoal(state),

  ending(state) {
    if (isFound(state)) return { reason: 'ending.found', ...medals.almost(state) };
    if (state.feathers > 0) return undefined;
    if (state.flight)
      return { reason: 'ending.flight', almost: 'almost.words', value: state.found.length };
    return {
      reason: 'ending.lost',
      almost: 'almost.left',
      value: leftOf(state).length,
    };
  },

  text(state) {
    const { guesses, feathers, points, found } = state;
    const signs = { earlier: '<', later: '>', match: '=', mist: '?' } as const;
    const rows = guesses.map(
      (guess) =>
        `${guess} ${Array.from(guess, (_, place) => signs[wayOf(state, guess, place)]).join('')}`,
    );
    return [`feathers ${feathers}, points ${points}, found ${found.length}`, ...rows].join('\n');
  },
};

/** The words that a guess rules out, so that every guess is seen to close in. */
function leftGoal(state: State): Goal {
  const target = commonWords(state.answer.length).length;
  return { name: 'goal.left', now: target - Math.max(1, leftOf(state).length), target };
}

/** What is known already stands in the next guess. */
const knownLetters = (word: Known): string =>
  windowsOf(word)
    .map((window) => (isKnown(window) ? letterOf(window[0]) : EMPTY))
    .join('');

/** The word is found; in a flight the next one follows. */
function find(state: State, { cue, rng }: StepContext): void {
  state.points += state.answer.length * state.feathers;
  state.found.push(state.answer);
  cue('found', { x: state.answer.length / 2 - 0.5, y: 0 }, state.found.length);
  if (!state.flight) return;
  state.feathers = Math.min(FEATHERS, state.feathers + regrown(state.found.length));
  const next = commonWords(lengthAfter(state.found.length));
  const fresh = next.filter((word) => !state.found.includes(word));
  state.answer = rng.pick(fresh.length > 0 ? fresh : next);
  state.guesses = [];
  state.given = [];
  state.misty = placesOf(state.answer, rng).slice(0, mistAfter(state.found.length));
}
