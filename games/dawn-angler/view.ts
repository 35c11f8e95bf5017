import {
  defineGame,
  type Coach,
  type Motion,
  type Surface,
  type Voice,
} from '@playgrove/kit/stage';
import { speciesOf } from './rules/fish.ts';
import { asks } from './rules/traits.ts';
import { WARES, type Career, type Params, type State } from './rules/state.ts';
import { CASTS, hourOf, throwOf } from './rules/water.ts';
import { rules } from './rules.ts';
import type { Input } from './rules/inputs.ts';
import { drawAngler } from './view/angler.ts';
import { drawComing, drawLine, drawReticle } from './view/casting.ts';
import { feel } from './view/feel.ts';
import { drawAwaited, drawBite, drawCasts, drawGauge, drawSayings } from './view/gauge.ts';
import { lightOf } from './view/light.ts';
import { later } from './view/later.ts';
import { paintPlace } from './view/places.ts';
import { poll, read } from './view/read.ts';
import { drawGlints, drawRipples, drawSnub, drawSurface } from './view/ripples.ts';
import { drawTools } from './view/tools.ts';
import { warningOf } from './view/warning.ts';
import { createUi, follow, mx, my, type Ui } from './view/ui.ts';

/** World units: upright screens are this wide, lying ones this high. */
const WIDE = 560;
const HIGH = 680;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world(aspect) {
    if (aspect > 0.9) return { width: Math.max(660, Math.min(1600, HIGH * aspect)), height: HIGH };
    return { width: WIDE, height: Math.min(1260, Math.max(780, WIDE / aspect)) };
  },
  hud: 'over',
  ui: createUi,
  read,
  poll,
  draw,
  place(at, _, ui, to) {
    const edge = Math.min(210, to.width * 0.36);
    return {
      x: Math.max(edge, Math.min(to.width - edge, mx(ui.size, at.x))),
      y: Math.max(150, Math.min(to.height - 120, my(ui.size, at.y))),
    };
  },
  feel,
  coach,
  say,
  shareText,
  photo: (c, area, state) => later()?.paintPhoto(c, area, state),
  voices,
  music: { mood: 'calm', seed: 19 },
});

function draw(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  const { lake } = state.params;
  const hour = hourOf(state);
  const { weather } = state;
  const late = later();
  const whole = lake === 0 || late !== undefined;
  to.layer(`place ${lake} ${hour} ${weather} ${whole}`, (c, bleed) =>
    paintPlace(c, bleed, ui.size, lake, hour, weather, lightOf(lake, hour, weather)),
  );
  if (!asks(state, 'ice')) drawGlints(to, ui);
  late?.drawWaters(to, state, ui);
  drawSurface(to, state, ui);
  drawRipples(to, state, ui);
  late?.drawMarks(to, state, ui);
  drawComing(to, state, ui);
  drawReticle(to, state, ui);
  drawAngler(to, state, ui);
  drawLine(to, state, ui);
  late?.drawStruggle(to, state, ui);
  drawSnub(to, state, ui);
  drawBite(to, state, ui);
  drawTools(to, state, ui);
  drawGauge(to, state, ui);
  drawCasts(to, state);
  late?.drawCatch(to, state, ui);
  drawSayings(to, state, ui);
  late?.drawStore(to, state, ui);
  late?.drawBook(to, state, ui);
  if (!late) drawAwaited(to, state);
}

/** The first cast, shown at a ripple in reach; then when to strike. */
function coach(state: State, ui: Ui): Coach | undefined {
  if (state.caught.length > 0 || Object.keys(state.career.album.found).length > 0) return undefined;
  if (state.phase === 'idle') {
    const near = state.spots.find(({ z }) => z < throwOf(state)) ?? { x: 0, z: 12 };
    return { kind: 'hold', at: { x: mx(ui.size, near.x), y: my(ui.size, near.z) }, keys: ['a'] };
  }
  const { wait } = state;
  if (state.phase === 'wait' && wait && wait.t >= wait.bite) {
    return { kind: 'tap', at: { x: mx(ui.size, state.x), y: my(ui.size, state.z) }, keys: ['a'] };
  }
  return undefined;
}

function say(
  state: State,
  ui: Ui,
): { key: string; values?: Record<string, string | number> } | undefined {
  const { coins } = state.career.purse;
  if (state.phase === 'shop') {
    const ware = WARES[ui.focus];
    return { key: ware ? `say.${ware}` : 'say.close', values: { coins } };
  }
  if (state.phase === 'idle')
    return { key: `say.bait.${state.bait}`, values: { left: CASTS - state.cast } };
  if (state.phase === 'wait' && state.wait && state.wait.t >= state.wait.bite)
    return { key: 'say.bite' };
  if (state.phase === 'fight') {
    const warning = warningOf(state);
    return { key: warning ? `fight.${warning}` : 'say.fight' };
  }
  if (state.phase === 'lost' && state.miss) return { key: `why.${state.miss}` };
  const caught = state.caught.at(-1);
  if (state.phase === 'caught' && caught) return { key: `fact.${caught.fish}` };
  return undefined;
}

function shareText(state: State): string {
  const row = state.caught.map(({ fish, size }) => {
    const { rank } = speciesOf(fish);
    return rank >= 4 ? '🏆' : size > 0.8 ? '🐋' : rank >= 2 ? '🐠' : '🐟';
  });
  return `🎣 ${state.score}\n${row.join('')}${'💦'.repeat(Math.min(CASTS, state.missed))}`;
}

/** The reel while it turns, a line under strain, the weather. */
function voices(state: State): readonly Voice[] {
  const heard: Voice[] = [];
  const { fight } = state;
  if (fight && state.phase === 'fight') {
    if (state.held)
      heard.push({ id: 'reel', kind: 'engine', pitch: 1.5 + fight.tension / 90, gain: 0.08 });
    else if (fight.pull > 0.35)
      heard.push({ id: 'drag', kind: 'skid', pitch: 1.1 + fight.pull, gain: 0.07 });
    if (fight.strain > 0.05) {
      heard.push({
        id: 'line',
        kind: 'hum',
        pitch: 1.6 + fight.strain * 1.6,
        gain: Math.min(0.34, 0.08 + fight.strain * 0.3),
      });
    }
  }
  const breeze = { clear: 0.025, cloud: 0.03, rain: 0.1, wind: 0.14 }[state.weather];
  return [
    ...heard,
    { id: 'air', kind: 'wind', pitch: state.weather === 'rain' ? 1.7 : 0.8, gain: breeze },
  ];
}
