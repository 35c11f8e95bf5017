import { parseEvent, type StatisticEvent } from '@playgrove/events';
import { beforeEach, expect, it } from 'vitest';
import { openDesk, type Desk } from './desk.ts';
import type { Defined, Provider, Wanted } from './provider.ts';

type Room = HTMLElement;
const room = (name: string): Room => ({ dataset: { slot: name } }) as unknown as Room;

let at: number;
let ticks: (() => void)[];
let rooms: Room[];
let seers: Map<unknown, (share: number) => void>;
let defined: (Wanted & { readonly destroyed: () => boolean; readonly went: string[] })[];
let events: string[];
let desk: Desk;

const provider: Provider = {
  define(wanted): Defined {
    let destroyed = false;
    const went: string[] = [];
    defined.push({ ...wanted, destroyed: () => destroyed, went });
    return { navigated: (route) => void went.push(route), destroy: () => (destroyed = true) };
  },
};

/** As in an event: `home shown`, `home viewed 1200`. */
function note(event: StatisticEvent): void {
  expect(parseEvent(event)).toEqual({ ok: true, value: event });
  if (event.name !== 'ad') throw new Error(`not about ads: ${event.name}`);
  events.push([event.slot, event.kind, event.ms].filter((part) => part !== undefined).join(' '));
}

const slot = (name: string) => {
  const found = defined.findLast((each) => each.name === name);
  if (!found) throw new Error(`${name} was not defined`);
  return found;
};
const pass = (ms: number): void => {
  for (let gone = 0; gone < ms; gone += 100) {
    at += 100;
    for (const tick of ticks) tick();
  }
};

beforeEach(() => {
  at = 0;
  ticks = [];
  rooms = [];
  seers = new Map();
  defined = [];
  events = [];
  desk = openDesk({
    provider,
    share: 0.1,
    count: note,
    now: () => at,
    visible: () => true,
    every(_, act) {
      ticks.push(act);
      return () => (ticks = ticks.filter((other) => other !== act));
    },
    rooms: () => rooms,
    watch(element, _, see) {
      seers.set(element, see);
      return () => seers.delete(element);
    },
  });
});

it('defines anchor and interstitial at once, before anything is viewed', () => {
  desk.arrived('home');
  expect(defined.map(({ name, type }) => [name, type])).toEqual([
    ['anchor', 'anchor'],
    ['interstitial', 'interstitial'],
  ]);
  desk.arrived('term');
  expect(defined).toHaveLength(2);
});

it('defines a normal slot when it is first viewed, and once', () => {
  const here = room('home');
  rooms = [here];
  desk.arrived('home');
  seers.get(here)?.(0);
  expect(defined).toHaveLength(2);
  seers.get(here)?.(0.01);
  seers.get(here)?.(0);
  seers.get(here)?.(1);
  expect(defined).toHaveLength(3);
  expect(slot('home')).toMatchObject({ type: 'normal', room: here });
});

it('tells requested, filled, shown and clicked in this order', () => {
  const here = room('home');
  rooms = [here];
  desk.arrived('home');
  events.length = 0;
  seers.get(here)?.(0.5);
  const creative = {} as Element;
  slot('home').tell({ kind: 'filled', element: creative });
  seers.get(creative)?.(0.5);
  pass(1000);
  slot('home').tell({ kind: 'clicked' });
  expect(events).toEqual(['home requested', 'home filled', 'home shown', 'home clicked']);
});

it('tells unfilled, and measures nothing then', () => {
  const here = room('home');
  rooms = [here];
  desk.arrived('home');
  seers.get(here)?.(1);
  slot('home').tell({ kind: 'unfilled' });
  pass(3000);
  rooms = [];
  desk.arrived('term');
  expect(events.filter((line) => line.startsWith('home'))).toEqual([
    'home requested',
    'home unfilled',
  ]);
});

it('reports time in view when a slot is destroyed', () => {
  const here = room('home');
  rooms = [here];
  desk.arrived('home');
  seers.get(here)?.(1);
  const creative = {} as Element;
  slot('home').tell({ kind: 'filled', element: creative });
  seers.get(creative)?.(1);
  pass(2300);
  rooms = [];
  desk.arrived('term');
  expect(events.at(-1)).toBe('home viewed 2300');
  expect(slot('home').destroyed()).toBe(true);
  expect(ticks).toHaveLength(0);
  slot('home').tell({ kind: 'clicked' });
  expect(events.at(-1), 'a destroyed slot is not heard').toBe('home viewed 2300');
});

it('reports time in view when the page goes away, and no time twice', () => {
  desk.arrived('home');
  const strip = {} as Element;
  slot('anchor').tell({ kind: 'filled', element: strip });
  seers.get(strip)?.(1);
  pass(700);
  desk.leaving();
  desk.leaving();
  expect(events.filter((line) => line.includes('viewed'))).toEqual(['anchor viewed 700']);
});

it('tells what lies over the page of each page that follows', () => {
  desk.arrived('home');
  expect(slot('interstitial').went).toEqual([]);
  desk.arrived('term');
  desk.arrived('game');
  expect(slot('interstitial').went).toEqual(['term', 'game']);
});

it('defines a room that comes back anew', () => {
  const first = room('home');
  rooms = [first];
  desk.arrived('home');
  seers.get(first)?.(1);
  rooms = [];
  desk.arrived('term');
  const second = room('home');
  rooms = [second];
  desk.arrived('home');
  seers.get(second)?.(1);
  expect(defined.filter(({ name }) => name === 'home')).toHaveLength(2);
});
