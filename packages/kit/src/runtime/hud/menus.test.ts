import { beforeEach, expect, test } from 'vitest';
import type { Rules } from '../../contract/index.ts';
import { path } from '../../testing/samples.ts';
import { Menus } from './menus.ts';
import type { Sheets } from './sheets/sheets.ts';
import type { Stage } from '../stage/stage.ts';
import type { Game } from '../game.ts';
import type { Easel } from './sheets/context.ts';
import { createWords } from '../base/words.ts';

let did: string[];
/** Sheets that are loading: the test resolves or rejects them. */
let arrive: (sheets: Sheets) => void;
let fail: (error: Error) => void;
let loads: number;
let phase: Stage['phase'];
let day: string | undefined;
let open: boolean;
let begun: boolean;

const sheets = {
  get isOpen() {
    return open;
  },
  pause(title: string) {
    open = true;
    did.push(`shows ${title}`);
  },
  levels(back: () => void) {
    open = true;
    did.push('shows levels');
    back();
  },
  results: () => did.push('shows results'),
  close: () => (open = false),
  pad: (button: string) => did.push(`pad ${button}`),
} as unknown as Sheets;

beforeEach(() => {
  did = [];
  loads = 0;
  phase = 'paused';
  day = undefined;
  open = false;
  begun = false;
});

function menus(): Menus {
  const rules = path as unknown as Rules;
  const stage = {
    level: 'long',
    pause: () => (phase = 'paused'),
    resume: () => void did.push('resumes'),
    restart: () => void did.push('restarts'),
    play: { session: { begun } },
    get phase() {
      return phase;
    },
    get day() {
      return day;
    },
  };
  return new Menus({
    stage: stage as unknown as Stage,
    host: {} as HTMLElement,
    words: createWords({ 'kit.level': 'Level {value}', 'kit.daily': 'Daily {value}' }),
    game: { rules } as Game,
    manifest: { slug: 'path', title: 'Path', siteName: 'Site', controls: {}, portalOrigin: '' },
    page: { embedded: false, send: () => undefined },
    input: { device: 'touch' },
    runs: {
      watch: async () => undefined,
      pack: async () => undefined,
      store: async () => undefined,
      rematch: async () => undefined,
    },
    easel: {} as Easel,
    load: () => {
      loads += 1;
      return new Promise((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      });
    },
  });
}

/** Flushes settled promises. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

test('a sheet opened before the sheets have loaded is shown afterward, once', async () => {
  const opener = menus();
  opener.pause('Paused');
  expect([opener.isOpen, did]).toEqual([true, []]);
  arrive(sheets);
  await settle();
  expect(did).toEqual(['shows Paused']);
  opener.close();
  opener.pause('Again');
  expect([did, loads]).toEqual([['shows Paused', 'shows Again'], 1]);
});

test('a sheet that is no longer wanted then is not shown', async () => {
  const opener = menus();
  opener.pause('Paused');
  opener.close();
  arrive(sheets);
  await settle();
  expect([opener.isOpen, did]).toEqual([false, []]);
});

test('if they fail to load, the next press continues the game, and they are requested again', async () => {
  const opener = menus();
  opener.pause('Paused');
  opener.goOn();
  expect(did).toEqual([]);
  fail(new Error('offline'));
  await settle();
  opener.goOn();
  phase = 'results';
  opener.goOn();
  expect(did).toEqual(['resumes', 'restarts']);
  opener.pause('Paused');
  expect(loads).toBe(2);
});

test('a press in play, or with a sheet open, has no such effect', async () => {
  const opener = menus();
  phase = 'playing';
  opener.goOn();
  phase = 'paused';
  opener.pause('Paused');
  arrive(sheets);
  await settle();
  opener.goOn();
  expect(did).toEqual(['shows Paused']);
});

test('the modes open from the strip, and closing them continues the game', async () => {
  phase = 'results';
  menus().modes();
  expect(did).toEqual([]);
  phase = 'playing';
  begun = true;
  menus().modes();
  expect(phase).toBe('playing');
  begun = false;
  menus().modes();
  expect(phase).toBe('paused');
  arrive(sheets);
  await settle();
  expect(did).toEqual(['shows levels', 'resumes']);
});

test('a gamepad controls the sheet as long as one is open', async () => {
  const opener = menus();
  expect(opener.pad('a')).toBe(false);
  opener.pause('Paused');
  expect(opener.pad('a')).toBe(true);
  arrive(sheets);
  await settle();
  expect(opener.pad('down')).toBe(true);
  opener.close();
  expect(opener.pad('b')).toBe(false);
  expect(did).toEqual(['shows Paused', 'pad down']);
});
