import { type Coach, defineGame, type View } from '@playgrove/kit/runtime';
import { rules, starsOf } from './rules.ts';
import { bestStep } from './rules/best.ts';
import { INK, inkedOf, type Input, isWon, type State } from './rules/state.ts';
import { drawMarks, drawRun } from './view/board.ts';
import { boardsOf, hasTools } from './view/boards.ts';
import { drawDesk, drawSheet, drawSpeech } from './view/desk.ts';
import { FEEL } from './view/feel.ts';
import { cellRect, layoutOf, placeIn, speechIn, worldFor } from './view/layout.ts';
import { OCTOPUSES, drawOctopus } from './view/octopus.ts';
import { drawReveal, FINALE, paintPage } from './view/reveal.ts';
import { drawTools } from './view/tools.ts';
import { follow, freshUi, readEvent, takeHint, type Ui } from './view/ui.ts';

/** What the octopus explains where it is first needed: runs, gaps, and the tools of the second page. */
function lessonOf({ picture, marks }: State): string | undefined {
  if (picture === 'tulip') return 'lesson.cross';
  if (picture !== 'heart') return undefined;
  return FIVES.some((cell) => marks[cell] !== INK) ? 'lesson.run' : 'lesson.gap';
}

/** The heart's two full rows. */
const FIVES = Array.from({ length: 10 }, (_, at) => at + 5);

const view: View<State, Input, Ui> = {
  hud: 'above',
  guardsRestart: true,
  hidesScore: true,
  secondButton: true,
  feel: FEEL,
  keepsakes: OCTOPUSES,
  music: { mood: 'calm', seed: 34 },
  world: worldFor,
  ui: (state, { waited }) => freshUi(state, waited),
  read: readEvent,
  slide: (_, to) => (isWon(to) ? FINALE : 120),
  place: (at, state, _, to) => placeIn(layoutOf(to, state), at),

  boards: boardsOf,

  hinted: takeHint,
  how: async () => (await import('./how.ts')).how,

  advice: (to) => speechIn(to),
  busy: (state, _, to) => [layoutOf(to, state).sheet],

  draw(to, state, ui, motion) {
    const layout = layoutOf(to, state);
    follow(state, ui, motion);
    drawDesk(to);
    drawSheet(to, layout, state, ui.done, false);
    drawMarks(to, layout, state, ui);
    if (ui.won > 0) drawReveal(to, layout, state, ui);
    else if (hasTools(state)) drawTools(to, layout, ui.tool);
    drawOctopus(to, layout, ui);
    const lesson = lessonOf(state);
    if (lesson !== undefined && !ui.hint && ui.won === 0) drawSpeech(to, layout, lesson);
    drawRun(to, layout, state, ui);
  },

  /** The first cells that are certain: a stroke if they lie side by side. */
  coach(state, ui, _device, to): Coach | undefined {
    const layout = layoutOf(to, state);
    if (rules.status(state) !== 'playing' || ui.tool !== 'ink') return undefined;
    const step = bestStep(state);
    if (!step || step.full.length === 0) return undefined;
    const points = step.full.map((cell) => {
      const { x, y, width } = cellRect(layout, state.width, cell);
      return { x: x + width / 2, y: y + width * 0.6 };
    });
    const [at] = points;
    if (!at) return undefined;
    const places = step.full.map((cell) => step.line.cells.indexOf(cell));
    const joined = places.every(
      (place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1,
    );
    return points.length > 1 && joined
      ? { kind: 'path', points, keys: [] }
      : { kind: 'tap', at, keys: [] };
  },

  chips: ({ drops, blots, hints }) => [
    {
      id: 'drops',
      label: 'chip.drops',
      text: String(drops),
      icon: 'heart',
      tone: drops === 1 ? 'warn' : 'plain',
    },
    ...(blots + hints > 0
      ? [
          {
            id: 'stars',
            label: 'chip.stars',
            text: `${starsOf({ blots, hints })}/3`,
            icon: 'star',
          } as const,
        ]
      : []),
  ],

  shareText: ({ blots, hints, width, colors }) =>
    `🐙 ${width}×${colors.length / width} ${'💧'.repeat(Math.min(5, blots)) || '✨'}${'💡'.repeat(Math.min(5, hints))}`,

  photo: (c, area, state) => paintPage(c, area, state),

  say: (state, ui) => ({
    key: 'say.page',
    values: {
      row: Math.floor(Math.max(0, ui.focus) / state.width) + 1,
      column: (Math.max(0, ui.focus) % state.width) + 1,
      inked: inkedOf(state),
      drops: state.drops,
    },
  }),
};

export default defineGame(rules, view);
