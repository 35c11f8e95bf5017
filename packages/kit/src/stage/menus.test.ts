import { beforeEach, expect, test } from 'vitest';
import type { Rules } from '../contract/index.ts';
import { path } from '../testing/samples.ts';
import { Menus } from './menus.ts';
import type { Sheets } from './sheets/sheets.ts';
import type { Stage } from './stage.ts';
import type { Game } from './view.ts';
import { createWords } from './words.ts';

let did: string[];
/** Sheets that are being fetched: the test lets them arrive or fail. */
let arrive: (sheets: Sheets) => void;
let fail: (error: Error) => void;
let fetches: number;
let phase: Stage['phase'];
let day: string | undefined;
let open: boolean;

const sheets = {
  get isOpen() {
    return open;
  },
  pause(title: string) {
    open = true;
    did.push(`shows ${title}`);
  },
  results: () => did.push('shows results'),
  close: () => (open = false),
  pad: (button: string) => did.push(`pad ${button}`),
} as unknown as Sheets;

beforeEach(() => {
  did = [];
  fetches = 0;
  phase = 'paused';
  day = undefined;
  open = false;
});

function menus(levels?: Rules['levels']): Menus {
  const rules = { ...(path as unknown as Rules), ...(levels && { levels }) };
  const stage = {
    level: 'long',
    get phase() {
      return phase;
    },
    get day() {
      return day;
    },
  };
  return new Menus({
    stage: stage as Stage,
    host: {} as HTMLElement,
    words: createWords({ 'kit.level': 'Level {value}', 'kit.daily': 'Daily {value}' }),
    game: { rules } as Game,
    facts: { title: 'Path', controls: {} },
    restart: () => void did.push('restarts'),
    resume: () => void did.push('resumes'),
    load: () => {
      fetches += 1;
      return new Promise((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      });
    },
  });
}

/** Lets promises that are settled be heard. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

test('a sheet asked for before there are any is shown when they come, once', async () => {
  const door = menus();
  door.pause('Paused');
  expect([door.isOpen, did]).toEqual([true, []]);
  arrive(sheets);
  await settle();
  expect(did).toEqual(['shows Paused']);
  door.close();
  door.pause('Again');
  expect([did, fetches]).toEqual([['shows Paused', 'shows Again'], 1]);
});

test('a sheet no longer wanted when they come is not shown', async () => {
  const door = menus();
  door.pause('Paused');
  door.close();
  arrive(sheets);
  await settle();
  expect([door.isOpen, did]).toEqual([false, []]);
});

test('where they cannot be had, the next press goes on, and they are asked for again', async () => {
  const door = menus();
  door.pause('Paused');
  door.knock();
  expect(did).toEqual([]);
  fail(new Error('offline'));
  await settle();
  door.knock();
  phase = 'results';
  door.knock();
  expect(did).toEqual(['resumes', 'restarts']);
  door.pause('Paused');
  expect(fetches).toBe(2);
});

test('a press in play, or with a sheet open, does nothing of the kind', async () => {
  const door = menus();
  phase = 'playing';
  door.knock();
  phase = 'paused';
  door.pause('Paused');
  arrive(sheets);
  await settle();
  door.knock();
  expect(did).toEqual(['shows Paused']);
});

test('a gamepad belongs to the sheet as long as one is open', async () => {
  const door = menus();
  expect(door.pad('a')).toBe(false);
  door.pause('Paused');
  expect(door.pad('a')).toBe(true);
  arrive(sheets);
  await settle();
  expect(door.pad('down')).toBe(true);
  door.close();
  expect(door.pad('b')).toBe(false);
  expect(did).toEqual(['shows Paused', 'pad down']);
});

test('what is being played is told by level or day, where there is a choice', () => {
  expect(menus().playing()).toBe('Level 2');
  day = '2026-03-09';
  expect(menus().playing()).toBe('Daily 9 Mar 2026');
  day = undefined;
  const only = path.levels[1] as unknown as Rules['levels'][0];
  expect(menus([only, { ...only, id: 'day', daily: true }]).playing()).toBeUndefined();
});
