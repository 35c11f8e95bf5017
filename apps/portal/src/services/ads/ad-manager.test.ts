import { parseEvent, type StatisticEvent } from '@playgrove/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAdManager, type AdManager } from './ad-manager.ts';
import type { DefinedSlot, Provider, SlotRequest } from './provider.ts';

type SlotElement = HTMLElement;
const element = (name: string): SlotElement =>
  ({ dataset: { slot: name } }) as unknown as SlotElement;

let at: number;
let ticks: (() => void)[];
let slotElements: SlotElement[];
let seers: Map<unknown, (share: number) => void>;
let defined: (SlotRequest & { readonly destroyed: () => boolean; readonly went: string[] })[];
let events: string[];
let adManager: AdManager;

const provider: Provider = {
  define(request): DefinedSlot {
    let destroyed = false;
    const went: string[] = [];
    defined.push({ ...request, destroyed: () => destroyed, went });
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
  slotElements = [];
  seers = new Map();
  defined = [];
  events = [];
  adManager = openAdManager({
    provider,
    share: 0.1,
    count: note,
    now: () => at,
    visible: () => true,
    every(_, act) {
      ticks.push(act);
      return () => (ticks = ticks.filter((other) => other !== act));
    },
    slotElements: () => slotElements,
    watch(watched, _, see) {
      seers.set(watched, see);
      return () => seers.delete(watched);
    },
  });
});

it('defines anchor and interstitial at once, before anything is viewed @spec:ad-out-of-page', () => {
  adManager.arrived('home');
  expect(defined.map(({ name, type }) => [name, type])).toEqual([
    ['anchor', 'anchor'],
    ['interstitial', 'interstitial'],
  ]);
  adManager.arrived('term');
  expect(defined).toHaveLength(2);
});

it('defines a normal slot when it is first viewed, and once @spec:ad-normal-slot', () => {
  const here = element('home');
  slotElements = [here];
  adManager.arrived('home');
  seers.get(here)?.(0);
  expect(defined).toHaveLength(2);
  seers.get(here)?.(0.01);
  seers.get(here)?.(0);
  seers.get(here)?.(1);
  expect(defined).toHaveLength(3);
  expect(slot('home')).toMatchObject({ type: 'normal', element: here });
});

it('tells requested, filled, shown and clicked in this order @spec:ad-lifecycle', () => {
  const here = element('home');
  slotElements = [here];
  adManager.arrived('home');
  events.length = 0;
  seers.get(here)?.(0.5);
  const creative = {} as Element;
  slot('home').onEvent({ kind: 'filled', element: creative });
  seers.get(creative)?.(0.5);
  pass(1000);
  slot('home').onEvent({ kind: 'clicked' });
  expect(events).toEqual(['home requested', 'home filled', 'home shown', 'home clicked']);
});

it('tells unfilled, and measures nothing then @spec:ad-unfilled', () => {
  const here = element('home');
  slotElements = [here];
  adManager.arrived('home');
  seers.get(here)?.(1);
  slot('home').onEvent({ kind: 'unfilled' });
  pass(3000);
  slotElements = [];
  adManager.arrived('term');
  expect(events.filter((line) => line.startsWith('home'))).toEqual([
    'home requested',
    'home unfilled',
  ]);
});

it('reports time in view when a slot is destroyed @spec:ad-destroyed', () => {
  const here = element('home');
  slotElements = [here];
  adManager.arrived('home');
  seers.get(here)?.(1);
  const creative = {} as Element;
  slot('home').onEvent({ kind: 'filled', element: creative });
  seers.get(creative)?.(1);
  pass(2300);
  slotElements = [];
  adManager.arrived('term');
  expect(events.at(-1)).toBe('home viewed 2300');
  expect(slot('home').destroyed()).toBe(true);
  expect(ticks).toHaveLength(0);
  slot('home').onEvent({ kind: 'clicked' });
  expect(events.at(-1), 'a destroyed slot is not heard').toBe('home viewed 2300');
});

it('reports time in view when the page goes away, and no time twice @spec:ad-left', () => {
  adManager.arrived('home');
  const strip = {} as Element;
  slot('anchor').onEvent({ kind: 'filled', element: strip });
  seers.get(strip)?.(1);
  pass(700);
  adManager.leaving();
  adManager.leaving();
  expect(events.filter((line) => line.includes('viewed'))).toEqual(['anchor viewed 700']);
});

it('tells what lies over the page of each page that follows', () => {
  adManager.arrived('home');
  expect(slot('interstitial').went).toEqual([]);
  adManager.arrived('term');
  adManager.arrived('game');
  expect(slot('interstitial').went).toEqual(['term', 'game']);
});

it('defines a slot again when its element comes back', () => {
  const first = element('home');
  slotElements = [first];
  adManager.arrived('home');
  seers.get(first)?.(1);
  slotElements = [];
  adManager.arrived('term');
  const second = element('home');
  slotElements = [second];
  adManager.arrived('home');
  seers.get(second)?.(1);
  expect(defined.filter(({ name }) => name === 'home')).toHaveLength(2);
});

describe('a moment that a game offers', () => {
  let log: unknown[];
  const offer = (): Promise<void> =>
    adManager.showBreak(() => log.push('open')).then((shown) => void log.push(shown));

  beforeEach(() => {
    log = [];
    adManager.arrived('game');
  });

  it('is not taken in the first two minutes', async () => {
    pass(119_900);
    await offer();
    expect(log).toEqual([false]);
    expect(defined.some(({ type }) => type === 'break')).toBe(false);
  });

  it('is over when the ad is closed, and the next comes two minutes after', async () => {
    pass(120_000);
    const first = offer();
    slot('break').onEvent({ kind: 'filled', element: {} as Element });
    expect(log).toEqual(['open']);
    slot('break').onEvent({ kind: 'closed' });
    await first;
    expect(log).toEqual(['open', true]);
    expect(slot('break').destroyed()).toBe(true);
    await offer();
    expect(log).toEqual(['open', true, false]);
    expect(events.filter((line) => line.startsWith('break'))).toEqual([
      'break requested',
      'break filled',
    ]);
    pass(120_000);
    void offer();
    expect(defined.filter(({ type }) => type === 'break')).toHaveLength(2);
  });

  it('passes at once where there is no ad', async () => {
    pass(120_000);
    const offered = offer();
    slot('break').onEvent({ kind: 'unfilled' });
    await offered;
    expect(log).toEqual([false]);
    expect(slot('break').destroyed()).toBe(true);
  });
});
