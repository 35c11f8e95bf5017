import { describe, expect, test } from 'vitest';
import type { Json } from '../contract/index.ts';
import { complaint, drawnWith, tickGame, turnGame, viewWith } from './broken-samples.ts';
import type { Subject } from './subject.ts';

const brokenViews: readonly [string, () => Subject, string][] = [
  ['NaN on the canvas', () => drawnWith(turnGame(), ({ c }) => c.fillRect(0, NaN, 1, 1)), 'NaN'],
  ['nothing drawn', () => viewWith(turnGame(), { draw: () => {} }), 'nothing is drawn'],
  [
    'a picture that never changes',
    () => viewWith(turnGame(), { draw: ({ c }) => c.fillRect(0, 0, 1, 1) }),
    'the picture never changes',
  ],
  [
    'ghosts that nobody sees',
    () => viewWith(turnGame(), { ghosts: true }),
    'ghosts: true, but draw() shows no rival',
  ],
  [
    'a view that writes the state',
    () => drawnWith(turnGame(), (_, state) => void (state['at'] = 5)),
    "Cannot assign to read only property 'at'",
  ],
  [
    'a voice without a pitch',
    () => viewWith(turnGame(), { voices: () => [{ id: 'own', kind: 'hum', pitch: NaN, gain: 1 }] }),
    'voice "hum own" has pitch NaN',
  ],
  [
    'one voice twice',
    () =>
      viewWith(turnGame(), {
        voices: () => [1, 2].map((pitch) => ({ id: 'own', kind: 'hum', pitch, gain: 1 })),
      }),
    'voice "hum own" is there twice',
  ],
  [
    'words on the canvas without their filling',
    () => drawnWith(turnGame(), (to) => to.label(to.words('path.said'), 1, 1, 1)),
    'words "path.said": not all is filled in',
  ],
  [
    'words on the canvas without a message',
    () => drawnWith(turnGame(), (to) => void to.words('path.lost')),
    'strings/en.json has no "path.lost" (draw())',
  ],
  ['a save too many', () => drawnWith(turnGame(), ({ c }) => c.save()), 'draw left 1 save()'],
  ['a restore too many', () => drawnWith(turnGame(), ({ c }) => c.restore()), 'without save()'],
  [
    'an invalid color',
    () => drawnWith(turnGame(), ({ c }) => void (c.fillStyle = 'rgb(NaN, 0, 0)')),
    'NaN',
  ],
  [
    'a negative radius',
    () => drawnWith(turnGame(), ({ c }) => c.arc(0, 0, -1, 0, 1)),
    'arc: a negative radius, -1',
  ],
  [
    'a filter',
    () => drawnWith(turnGame(), ({ c }) => void (c.filter = 'blur(2px)')),
    'Safari has no filter',
  ],
  [
    'a sprite that is not baked',
    () => drawnWith(turnGame(), ({ sprite }) => sprite('tree', 1, 1, 9)),
    'sprite "tree" is not in sprites.ts',
  ],
  [
    'a cached layer that changes under its key',
    () =>
      drawnWith(turnGame(), ({ layer }, state) =>
        layer('sky', (c) => c.fillRect(0, 0, Number(state['at']), 1)),
      ),
    'layer "sky" paints something new under its old key',
  ],
  [
    'a stamp that is another one when the frame is over',
    () =>
      drawnWith(turnGame(), ({ stamp }) => {
        let color = '#ff0000';
        const paint = (c: CanvasRenderingContext2D): void => {
          c.fillStyle = color;
          c.fillRect(-1, -1, 2, 2);
        };
        stamp('toy', 2, 2, paint, 1, 1);
        color = '#00ff00';
      }),
    'stamp "toy" paints something new under its old key',
  ],
  [
    'a sound that there is not',
    () => viewWith(turnGame(), { feel: { walk: { sound: 'moo' } } }),
    'feel of "walk": there is no sound "moo"',
  ],
  [
    'sparks without a color',
    () => viewWith(turnGame(), { feel: { walk: { burst: { count: 1, colors: ['red'] } } } }),
    '"red" is not a color like #ff4b55',
  ],
  [
    'no answer to anything',
    () => viewWith(turnGame(), { feel: { run: { sound: 'tap' } } }),
    'nothing that happens is felt: cues are walk',
  ],
  [
    'cues nowhere',
    () => viewWith(turnGame(), { place: ({ x }) => ({ x, y: NaN }) }),
    'place() puts cue "walk" at',
  ],
  [
    'small print',
    () =>
      drawnWith(turnGame(), ({ c, px }) => {
        c.font = `${12 / px}px sans-serif`;
        c.fillText('terms', 0, 0);
      }),
    '"terms" is at most 12.0 CSS px',
  ],
];

const brokenHands: readonly [string, () => Subject, string][] = [
  [
    'malformed inputs from the view',
    () => viewWith(turnGame(), { read: () => ({ by: 'x' }) }),
    'the view offers {"by":"x"}',
  ],
  [
    'another game by mouse than by touch',
    () => {
      const game = turnGame();
      return viewWith(game, {
        read(event, state, ui, to) {
          if (event.kind === 'press' && event.device === 'mouse') return undefined;
          return game.view.read(event, state, ui, to);
        },
      });
    },
    'does by touch what it does by mouse',
  ],
  ...(['press', 'pad'] as const).map((kind): [string, () => Subject, string] => [
    `deaf to ${kind} events`,
    () => {
      const game = { ...tickGame() };
      return viewWith(game, {
        read: (event, state, ui, to) =>
          event.kind === kind ? undefined : game.view.read(event, state, ui, to),
      });
    },
    `${kind === 'press' ? 'a pointer' : 'a keyboard'} alone cannot play`,
  ]),
  [
    'inputs that no key causes',
    () => viewWith(tickGame(), { read: () => undefined, poll: (_, state) => wiggle(state) }),
    'a pointer alone cannot play',
  ],
  [
    'a coach that shows what does not work',
    () => viewWith(turnGame(), { coach: () => ({ kind: 'tap', at: { x: 9, y: 9 }, keys: ['b'] }) }),
    'doing what coach() shows, by keys',
  ],
];

/** Sends inputs without the player. */
function wiggle(state: Json): Json | undefined {
  const { go, x } = state as { go: number; x: number };
  const next = x > 5 ? -1 : x < 3 ? 1 : go;
  return next === go ? undefined : { go: next };
}

const brokenWords: readonly [string, () => Subject, string][] = [
  ['a refusal', () => wordless('path.too-far'), 'has no "path.too-far" (refusal of'],
  ['a goal', () => wordless('path.goal'), 'has no "path.goal" (goal().name)'],
  ['an ending', () => wordless('path.tired'), 'has no "path.tired" (ending().reason)'],
  ['a shout', () => wordless('path.step'), 'has no "path.step" (feel of "walk")'],
  ['a chip', () => wordless('path.moves'), 'has no "path.moves" (chip "left")'],
  [
    'a filling',
    () => viewWith(turnGame(), { say: () => ({ key: 'path.said' }) }),
    'say() gives path.said no {left}',
  ],
];

function wordless(gone: string): Subject {
  const game = turnGame();
  const words = Object.entries(game.words).filter(([key]) => key !== gone);
  return { ...game, words: Object.fromEntries(words) };
}

const lessonsWith = (change: object): Subject => {
  const game = turnGame();
  const [first, ...rest] = game.lessons ?? [];
  return { ...game, lessons: first ? [{ ...first, ...change }, ...rest] : [] };
};

const brokenLessons: readonly [string, () => Subject, string][] = [
  ['no lessons', () => ({ ...turnGame(), lessons: undefined }), 'how() gives no lessons'],
  [
    'two lessons',
    () => ({ ...turnGame(), lessons: turnGame().lessons?.slice(0, 2) }),
    'how() gives 2 lessons, not 3',
  ],
  ['a line without a message', () => lessonsWith({ say: 'how.none' }), 'no "how.none"'],
  [
    'a line as long as a paragraph',
    () => ({ ...turnGame(), words: { ...turnGame().words, 'how.one': 'x'.repeat(81) } }),
    '"how.one" has 81 characters',
  ],
  [
    'a picture of the area outside the world',
    () => lessonsWith({ look: () => ({ x: 9000, y: 0, width: 10, height: 10 }) }),
    'looks at {"x":9000',
  ],
];

const crowded = (): Subject =>
  viewWith(turnGame(), {
    chips: () =>
      ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: 'path.moves', text: id }) as const),
  });

const brokenSharing: readonly [string, string, string][] = [
  ['a whole novel', 'x'.repeat(99), 'shareText() gives the row'],
  ['what it forgot to fill in', 'moves undefined', 'gives the row "moves undefined"'],
  ['a picture of everything', '🟩\n'.repeat(30), 'gives 31 rows'],
  ['nothing', ' \n ', 'shareText() gives nothing'],
];

describe('a view with one broken promise fails with a message that says why:', () => {
  test.each(brokenViews)('%s', (_, game, says) => {
    expect(complaint(game())).toContain(says);
  });
  test.each(brokenLessons)('%s', (_, game, says) => {
    expect(complaint(game())).toContain(says);
  });
  test('five facts over the field', () => {
    expect(complaint(crowded())).toContain('facts over the field: a, b, c, d, e');
  });
  test.each(brokenHands)('%s', (_, game, says) => {
    expect(complaint(game())).toContain(says);
  });
  test.each(brokenSharing)('sharing %s', (_, text, says) => {
    expect(complaint(viewWith(turnGame(), { shareText: () => text }))).toContain(says);
  });
  test.each(brokenWords)('no word for %s', (_, game, says) => {
    expect(complaint(game())).toContain(says);
  });
});
