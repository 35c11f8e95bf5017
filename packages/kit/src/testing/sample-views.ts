import type { Bot, Json, Rules } from '../contract/index.ts';
import { Session } from '../session/index.ts';
import type { Lesson } from '../runtime/lesson.ts';
import type { View } from '../runtime/view.ts';
import {
  path,
  pathBot,
  rocks,
  rocksBot,
  type PathInput,
  type PathState,
  type RockInput,
  type RockState,
} from './samples.ts';
import { startOf } from './playing.ts';
import type { Subject } from './subject.ts';

/** The sample games with views, as subjects of the shared suite; they keep every promise. */

const STEPS = { left: 1, up: 2, right: 3 } as const;

const pathView: View<PathState, PathInput, { pressed: boolean }> = {
  world: () => ({ width: 300, height: 200 }),
  hud: 'above',
  ui: () => ({ pressed: false }),
  read(event, _state, ui) {
    if (event.kind === 'press' && event.phase === 'down') {
      ui.pressed = true;
      return { by: Math.max(1, Math.min(3, 1 + Math.floor(event.x / 100))) };
    }
    if (event.kind === 'pad' && event.phase === 'down' && event.button in STEPS) {
      return { by: STEPS[event.button as keyof typeof STEPS] };
    }
    return undefined;
  },
  draw({ c, label, sprite, layer, bleed }, state, _ui, { from, part }) {
    layer('ground', (to) => {
      to.fillStyle = '#fff1cf';
      to.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
    });
    const at = from ? from.at + (state.at - from.at) * part : state.at;
    c.fillStyle = '#2b1b4d';
    c.beginPath();
    c.arc(10 + (at / state.target) * 280, 100, 10, 0, 7);
    c.fill();
    sprite('flag', 290, 90, 40);
    label(`${state.target - state.at}`, 150, 40, 30);
  },
  feel: { walk: { sound: 'tap', shout: 'path.step' } },
  chips: (state) => [{ id: 'left', label: 'path.moves', text: String(state.moves) }],
  say: (state) => ({ key: 'path.said', values: { left: state.target - state.at } }),
  coach: (state) =>
    state.moves > 0 ? undefined : { kind: 'tap', at: { x: 250, y: 100 }, keys: ['right'] },
};

const rocksView: View<RockState, RockInput, { go: number }> = {
  world: (aspect) => ({ width: 90, height: Math.max(130, 90 / aspect) }),
  hud: 'over',
  ui: () => ({ go: 0 }),
  read(event, _state, ui) {
    if (event.kind === 'press' && event.phase !== 'hover') {
      if (event.phase === 'up' || event.phase === 'cancel') ui.go = 0;
      else ui.go = event.x < 45 ? -1 : 1;
    }
    if (event.kind === 'pad' && (event.button === 'left' || event.button === 'right')) {
      ui.go = event.phase === 'up' ? 0 : event.button === 'left' ? -1 : 1;
    }
    return undefined;
  },
  poll: (_held, state, ui) => (ui.go === state.go ? undefined : { go: ui.go }),
  feel: {
    hit: { sound: 'hit', burst: { count: 9, colors: ['#ff4b55'] } },
    missed: { sound: 'tap' },
  },
  draw({ c, label, px }, state, _ui, { part }) {
    c.save();
    c.translate(0, part * 10);
    c.fillStyle = 'rgb(80 80 90)';
    c.fillRect(state.rock.x * 10, Math.max(0, state.rock.y) * 10, 10, 10);
    c.restore();
    c.fillRect(state.x * 10, 120, 10, 10);
    label(String(state.score), 45, 15, 20 / px);
  },
};

const WORDS = Object.fromEntries(
  'how.one how.two how.three path.too-far path.goal path.tired path.left path.step path.moves rocks.already rocks.hit'
    .split(' ')
    .map((key) => [key, key]),
);

function lessonsOf(rules: Rules): readonly Lesson[] {
  const state = (): Json => new Session(rules, startOf(rules, 0, 'how')).state;
  return ['how.one', 'how.two', 'how.three'].map((say) => ({ say, state }));
}

export function pathSubject(folder: string): Subject {
  return {
    slug: path.slug,
    folder,
    rules: path as unknown as Rules,
    bot: pathBot as unknown as Bot,
    proof: { margin: 1 },
    solve: (state) => {
      const left = (state as PathState).target - (state as PathState).at;
      const last = left % 3;
      return [...Array<number>((left - last) / 3).fill(3), last]
        .filter((by) => by > 0)
        .map((by) => ({ by }));
    },
    mind: undefined,
    view: pathView as unknown as View,
    lessons: lessonsOf(path as unknown as Rules),
    words: { ...WORDS, 'path.said': '{left} to go' },
    sprites: new Set(['flag']),
  };
}

export function rocksSubject(folder: string): Subject {
  return {
    slug: rocks.slug,
    folder,
    rules: rocks as unknown as Rules,
    bot: rocksBot as unknown as Bot,
    proof: { margin: 1, limit: 1500, seeds: 6 },
    solve: undefined,
    mind: undefined,
    view: rocksView as unknown as View,
    lessons: lessonsOf(rocks as unknown as Rules),
    words: WORDS,
    sprites: undefined,
  };
}
