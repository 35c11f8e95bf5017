import { defineGame, type Feel, type View } from '@playgrove/kit/runtime';
import { courseFor } from './levels.ts';
import { rules } from './rules.ts';
import type { Input, State } from './rules/types.ts';
import { coachOf } from './view/coach.ts';
import { drawFlat } from './view/flat.ts';
import { boards, drawGarage, readGarage } from './view/garage.ts';
import { drawHud, timeText } from './view/hud.ts';
import { voicesOf } from './view/voices.ts';
import { controlsOf, freshUi, readThumb, type Ui } from './view/ui.ts';
import { drawWorld, webglState } from './view/world.ts';

const DUST = ['#f4b878', '#e08a55', '#fff1de'];
const SPARKS = ['#fff6c8', '#ffb02e', '#ff6a3a'];

const feel: Readonly<Record<string, Feel>> = {
  light: { sound: 'tick', gain: 1.2, buzz: 10 },
  go: { sound: 'go', buzz: 30, duck: true },
  drift: { sound: 'slide', gain: 1.1, buzz: 8 },
  charge: {
    sound: 'gem',
    climb: true,
    gain: 1.1,
    buzz: 14,
    burst: { count: 9, colors: SPARKS, shape: 'star', speed: 260, size: 9 },
  },
  boost: {
    sound: 'power',
    climb: true,
    gain: 1.2,
    buzz: 35,
    shake: 0.25,
    duck: true,
    burst: { count: 16, colors: SPARKS, speed: 380, size: 10 },
    shout: 'shout.boost',
    shoutColors: ['#fff6c8', '#ff9a2e'],
  },
  tow: {
    sound: 'whoosh',
    gain: 1.1,
    buzz: 8,
    shout: 'shout.tow',
    shoutColors: ['#ffffff', '#8fe0ff'],
  },
  pass: { sound: 'coin', gain: 1, buzz: 18 },
  passed: { sound: 'back', gain: 1 },
  bump: {
    sound: 'clack',
    gain: 1,
    buzz: 20,
    shake: 0.25,
    burst: { count: 6, colors: SPARKS, shape: 'star' },
  },
  scrape: {
    sound: 'hit',
    gain: 0.6,
    buzz: 14,
    shake: 0.2,
    burst: { count: 6, colors: DUST, shape: 'puff' },
  },
  crash: {
    sound: 'kick',
    gain: 1.3,
    buzz: 50,
    shake: 0.5,
    stop: 40,
    burst: { count: 16, colors: DUST, shape: 'puff', speed: 320 },
  },
  reset: { sound: 'jump', buzz: 16, burst: { count: 10, colors: DUST, shape: 'puff' } },
  lap: {
    sound: 'bell',
    duck: true,
    buzz: 24,
    shout: 'shout.lap',
    shoutColors: ['#ffffff', '#ffd34e'],
  },
  last: {
    sound: 'bell',
    gain: 1.3,
    duck: true,
    buzz: 30,
    shout: 'shout.last',
    shoutColors: ['#ffffff', '#ff8a5a'],
  },
  record: {
    sound: 'best',
    duck: true,
    shout: 'shout.record',
    shoutColors: ['#ffffff', '#8fe0ff'],
  },
  finish: { sound: 'bell', duck: true, buzz: 30 },
  podium: {
    sound: 'win',
    duck: true,
    buzz: 60,
    stop: 60,
    burst: {
      count: 34,
      colors: ['#12b5a6', '#ffd34e', '#e23d6d', '#ffffff'],
      shape: 'confetti',
      speed: 420,
    },
  },
  // The line was the finale: a second fanfare over the results would say it twice.
  win: { sound: 'star' },
  lose: { sound: 'lose', gain: 0.7, duck: true },
};

const view: View<State, Input, Ui> = {
  world: (_, __, room) => ({ width: room.width, height: room.height }),
  hud: 'over',
  seeThrough: true,
  keys: ['r'],
  feel,
  music: { mood: 'race', seed: 77 },
  voices: voicesOf,
  how: async () => (await import('./how.ts')).how,
  ui: (state) => freshUi(state),
  boards,

  read(event, state, ui) {
    if (event.kind === 'cell') return readGarage(event);
    if (state.phase === 'garage') return undefined;
    const again =
      (event.kind === 'key' && event.phase === 'down') ||
      (event.kind === 'pad' && event.phase === 'down' && event.button === 'x');
    if (again) return state.phase === 'race' ? { reset: true } : undefined;
    return readThumb(event, ui) ? 'redraw' : undefined;
  },

  poll(held, state, ui) {
    if (state.phase === 'garage' || state.phase === 'over') return undefined;
    return controlsOf(held, ui, state.controls);
  },

  draw(to, state, ui, motion) {
    ui.size = { width: to.width, height: to.height };
    const deep = drawWorld(to, state, ui, motion);
    if (!deep) drawFlat(to, state);
    drawHud(to, state, ui, motion);
    if (state.phase === 'garage') drawGarage(to, state);
    if (deep) return;
    const text = to.words(webglState() === 'lost' ? 'flat.lost' : 'flat.none');
    to.label(text, to.width / 2, to.width < 640 ? 210 : 76, 16, {
      top: '#ffffff',
      bottom: '#ffe2b8',
      rim: '#2b1626',
    });
  },

  place: (_, __, ___, { width, height }) => ({ x: width / 2, y: height * 0.6 }),

  coach: coachOf,

  chips(state) {
    const { coins } = state.career.purse;
    const trial = courseFor(state.course).cup < 0;
    const best = trial ? state.career.ghosts[courseFor(state.course).circuit] : undefined;
    const ghost = best && { id: 'ghost', label: 'chip.ghost', text: timeText(best.ticks) };
    // Coins matter where they are spent and where they are won.
    const away = state.phase === 'countdown' || state.phase === 'race';
    const tone = state.won > 0 ? 'good' : 'plain';
    return [
      ...(ghost ? [{ ...ghost, icon: 'target' } as const] : []),
      ...(away || coins === 0
        ? []
        : [{ id: 'coins', label: 'chip.coins', text: `${coins}`, icon: 'coin', tone } as const]),
    ];
  },

  say(state) {
    if (state.phase === 'garage')
      return { key: 'say.garage', values: { coins: state.career.purse.coins } };
    return {
      key: 'say.state',
      values: {
        place: state.place,
        cars: state.cars.length,
        speed: Math.round(state.cars[0].v * 4.2),
      },
    };
  },
};

export default defineGame(rules, view);
