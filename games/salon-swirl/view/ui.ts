import type { Motion, Surface } from '@playgrove/kit/runtime';
import type { Device } from '@playgrove/kit/runtime';
import { dyesOf, personOf, targetOf, toolsOf } from '../rules/look.ts';
import { PACK_SIZE } from '../rules/people.ts';
import { starsFor } from '../rules/score.ts';
import { verdictOf } from '../rules.ts';
import { BAND, type State, type Tool, type Zone } from '../rules/state.ts';
import { traceLayer, type Head, type Layer, type Traced } from './hair.ts';
import type { Layout } from './layout.ts';
import { DYE_COLORS, HUES } from './palette.ts';
import { createStrands, PLACES, push, ruffle, settle, swing, type Strands } from './strands.ts';

/** Cut hair on its way down. */
export type Scrap = {
  readonly points: readonly number[];
  readonly color: string;
  x: number;
  y: number;
  speed: number;
  turn: number;
  readonly spin: number;
  readonly drift: number;
};

export type Ui = {
  layout: Layout | undefined;
  tool: Tool;
  /** By tool: the option that is chosen. */
  readonly kinds: Record<Tool, number>;
  zone: Zone;
  /** A stroke that is being made, in client units; `sent` is how far the rules know it. */
  stroke:
    | { readonly pointer: number; x: number; y: number; sentX: number; sentY: number }
    | undefined;
  /** Where the tool is shown. */
  cursor: { x: number; y: number };
  shown: boolean;
  keyboard: boolean;
  peek: boolean;
  device: Device | undefined;
  readonly strands: Strands;
  traced: Record<Layer, Traced> | undefined;
  /** Where scissors should go, x and y in turn; computed again after each change. */
  marks: readonly number[] | undefined;
  frame: number;
  readonly scraps: Scrap[];
  phase: State['phase'];
  /** Seconds in this phase, since the last change, and that a mood still lasts. */
  age: number;
  joy: number;
  worry: number;
  /** After a stroke that spoils the look, and how good the match was before it. */
  shock: number;
  total: number;
  /** How far the head has moved, in client units. */
  readonly nod: { x: number; y: number };
  /** Seconds for which the tool still moves. */
  works: number;
  hint: { readonly x: number; readonly y: number } | undefined;
  readonly isNewcomer: boolean;
};

/** The stroke of the keyboard. */
export const FROM_KEYS = -7;

export function freshUi(state: State, isNewcomer: boolean): Ui {
  const wished = personOf(state.client).wish;
  return {
    layout: undefined,
    tool: toolsOf(state.client, state.free)[0] ?? 'comb',
    kinds: {
      wash: 0,
      comb: 0,
      cut: 0,
      dry: 0,
      curl: state.free ? 2 : Math.round((wished.curl ?? 8) / 4),
      dye: state.free ? 1 : (wished.dye?.[0]?.[1] ?? dyesOf(state.client)[1] ?? 1),
      pin: state.free ? 1 : (wished.pins?.[0]?.[2] ?? 0),
    },
    zone: 'all',
    stroke: undefined,
    cursor: { x: 90, y: 60 },
    shown: false,
    keyboard: false,
    peek: false,
    device: undefined,
    strands: createStrands(),
    traced: undefined,
    marks: undefined,
    frame: 0,
    scraps: [],
    phase: state.phase,
    age: 0,
    joy: 0,
    worry: 0,
    shock: 0,
    total: verdictOf(state).total,
    nod: { x: 0, y: 0 },
    works: 0,
    hint: undefined,
    isNewcomer,
  };
}

export const headOf = (state: State, { strands }: Ui): Head => {
  const { hue, braids } = personOf(state.client);
  return { locks: state.locks, strands, hue, braids };
};

/** Clients from this one on nod to the music. */
const NODS = PACK_SIZE * 4;
/** A stroke that costs so much of the match is a shock. */
const SPOILT = 4;
/** So much shorter than wished is a shock, too. */
const TOO_SHORT = 14;

const GLAD = new Set(['dye', 'curl', 'pinned', 'cut']);
const SHOCKING = new Set(['dye', 'curl', 'cut', 'undo']);
const MAX_SCRAPS = 36;

/** Passes display time and takes in what happened. */
export function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  const { strands } = ui;
  if (ui.phase !== state.phase) {
    ui.phase = state.phase;
    ui.age = 0;
    ui.stroke = undefined;
    ui.peek = false;
    ui.zone = 'all';
  }
  ui.age += dt;
  ui.joy = Math.max(0, ui.joy - dt);
  ui.worry = Math.max(0, ui.worry - dt);
  ui.shock = Math.max(0, ui.shock - dt);
  ui.works = Math.max(0, ui.works - dt);
  for (const { name, at } of cues) {
    if (GLAD.has(name)) ui.joy = 0.7;
    if (name === 'wet' || name === 'dirty' || name === 'knotted' || name === 'short') ui.worry = 1;
    ui.works = 0.14;
    ui.hint = undefined;
    if (name === 'rinse' && at) push(strands, at.x, at.y, 60, 0, 30);
    if (name === 'cut') ruffle(strands, to.reducedMotion ? 0 : 9);
    if (name === 'reveal') ruffle(strands, to.reducedMotion ? 0 : 50);
  }
  if (!state.free && cues.some(({ name }) => SHOCKING.has(name))) judge(to, state, ui);
  nod(to, state, ui);
  if (shed(state, ui) && !state.free) startle(to, ui);
  const changed = new Set<string>();
  settle(strands, state.locks, ui.frame === 0 ? 0 : dt, changed);
  if (changed.size > 0) ui.marks = undefined;
  blow(state, ui, dt, to.time);
  if (!to.reducedMotion) swing(strands, dt, to.time, ui.stroke && ui.tool === 'cut' ? 6 : 34);
  fallDown(ui, dt);
  trace(state, ui, changed, dt);
  ui.frame += 1;
}

/** A stroke that spoils the look makes the hair stand on end. */
function judge(to: Surface, state: State, ui: Ui): void {
  const { total } = verdictOf(state);
  const gain = total - ui.total;
  ui.total = total;
  if (gain >= 0) {
    ui.shock = 0;
    return;
  }
  ui.joy = 0;
  if (gain > -SPOILT) ui.worry = 0.8;
  else startle(to, ui);
}

function startle(to: Surface, ui: Ui): void {
  ui.shock = 1.4;
  if (!to.reducedMotion) push(ui.strands, 0, 0, 260, 0, -520);
}

/** The head moves: it giggles, shrinks back, jumps for joy, or nods to the music. */
function nod(to: Surface, state: State, ui: Ui): void {
  const { nod: head, age, tool, stroke } = ui;
  head.x = 0;
  head.y = 0;
  if (to.reducedMotion) return;
  const { time } = to;
  if (state.phase === 'shown') {
    if (age < WAITS) return;
    const rest = Math.max(0, 1 - (age - WAITS) / 1.9);
    if (state.free || starsFor(verdictOf(state).total) > 0)
      head.y = -Math.abs(Math.sin((age - WAITS) * 8)) * 12 * rest;
    else head.x = Math.sin((age - WAITS) * 15) * 7 * rest;
    return;
  }
  if (state.client >= NODS && !state.free) {
    head.x = Math.sin(time * 1.7) * 9;
    head.y = -Math.abs(Math.sin(time * 3.4)) * 7;
  }
  if (ui.shock > 1.1) head.y -= 40 * (ui.shock - 1.1);
  if (!stroke) return;
  if (tool === 'wash') head.x += Math.sin(time * 19) * 2.4;
  if (tool === 'dry') head.x += (ui.cursor.x > 0 ? -4 : 4) + Math.sin(time * 40);
}

/** Seconds for which the client keeps the eyes shut before looking. */
export const WAITS = 0.5;

const LAYERS = ['back', 'sides', 'bangs'] as const;

/** Traces what looks different now, and a third of the hair in each frame for its sway. */
function trace(state: State, ui: Ui, changed: ReadonlySet<string>, dt: number): void {
  const head = headOf(state, ui);
  if (!ui.traced) {
    const [back, sides, bangs] = LAYERS;
    ui.traced = {
      back: traceLayer(back, head),
      sides: traceLayer(sides, head),
      bangs: traceLayer(bangs, head),
    };
    return;
  }
  const turn = LAYERS[ui.frame % LAYERS.length];
  for (const layer of LAYERS)
    if (changed.has(layer) || (changed.size === 0 && dt > 0 && layer === turn))
      ui.traced[layer] = traceLayer(layer, head);
}

/**
 * What scissors took off falls down.
 * @returns whether a lock is far too short now
 */
function shed({ locks, client }: State, ui: Ui): boolean {
  const { hue } = personOf(client);
  const target = targetOf(client);
  let isSpoilt = false;
  for (const [at, lock] of locks.entries()) {
    const strand = ui.strands[at];
    if (!strand || strand.len <= lock.len + 4 || ui.scraps.length >= MAX_SCRAPS) continue;
    isSpoilt ||= lock.len < (target[at]?.len ?? 0) - TOO_SHORT;
    const from = Math.floor((lock.len / strand.len) * (PLACES - 1));
    const points: number[] = [];
    const x = strand.now[from * 2] ?? 0;
    const y = strand.now[from * 2 + 1] ?? 0;
    for (let place = from; place < PLACES; place += 1)
      points.push((strand.now[place * 2] ?? 0) - x, (strand.now[place * 2 + 1] ?? 0) - y);
    const digit = lock.color[Math.floor(lock.len / BAND)] ?? '0';
    const color = digit === '0' ? HUES[hue] : DYE_COLORS[Number(digit)];
    const side = at % 2 === 0 ? 1 : -1;
    ui.scraps.push({
      points,
      color: color ?? '#ffffff',
      x,
      y,
      speed: -30,
      turn: 0,
      spin: side * 1.6,
      drift: side * (12 + (at % 5) * 9),
    });
  }
  return isSpoilt;
}

function fallDown(ui: Ui, dt: number): void {
  for (const scrap of ui.scraps) {
    scrap.speed += 620 * dt;
    scrap.y += scrap.speed * dt;
    scrap.x += scrap.drift * dt;
    scrap.turn += scrap.spin * dt;
  }
  while (ui.scraps[0] && ui.scraps[0].y > 290) ui.scraps.shift();
}

/** The dryer blows hair away; the comb takes it along. */
function blow(state: State, ui: Ui, dt: number, time: number): void {
  const { stroke, strands, tool } = ui;
  if (!stroke || state.phase !== 'work' || dt <= 0) return;
  const { x, y } = ui.cursor;
  if (tool === 'dry') {
    const gust = 620 * dt * (1 + 0.6 * Math.sin(time * 31));
    push(strands, x, y, 110, (x > 0 ? -1 : 1) * gust, -gust * 0.6);
    return;
  }
  const dx = (stroke.x - stroke.sentX) * 2.2;
  const dy = (stroke.y - stroke.sentY) * 1.4;
  if (tool !== 'cut')
    push(strands, x, y, 46, Math.max(-60, Math.min(60, dx)), Math.max(-30, Math.min(30, dy)));
}
