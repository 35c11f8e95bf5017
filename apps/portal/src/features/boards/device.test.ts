import { describe, expect, it } from 'vitest';
import {
  boardPlayer,
  BOARDS_KEY,
  readBoardPlayer,
  rename,
  withCircle,
  withoutCircle,
} from './device.ts';

const CIRCLE = 'AAAAAAAAAAAAAAAAAAAAAA';
const OTHER = 'BBBBBBBBBBBBBBBBBBBBBA';

function storageOf(text?: string) {
  const held = new Map(text === undefined ? [] : [[BOARDS_KEY, text]]);
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as unknown as Storage;
  return { open: () => storage, held };
}

describe('who a device is on boards', () => {
  it('is nobody until something is sent, and the same from then on', () => {
    const { open } = storageOf();
    expect(readBoardPlayer(open)).toBeUndefined();
    const player = boardPlayer(open);
    expect([boardPlayer(open), readBoardPlayer(open)]).toEqual([player, player]);
    const renamed = rename(open, player);
    expect(renamed.key).toBe(player.key);
    expect(readBoardPlayer(open)).toEqual(renamed);
  });

  it('is in each circle once', () => {
    const { open } = storageOf();
    withCircle(open, CIRCLE);
    withCircle(open, OTHER);
    expect(withCircle(open, CIRCLE).circles).toEqual([OTHER, CIRCLE]);
    expect(withoutCircle(open, OTHER).circles).toEqual([CIRCLE]);
    expect(readBoardPlayer(open)?.circles).toEqual([CIRCLE]);
  });

  it.each([
    ['not JSON', '{'],
    ['no key', '{"name":[1,2],"circles":[]}'],
    ['a strange key', '{"key":"x","name":[1,2],"circles":[]}'],
    ['words that do not exist', `{"key":"${CIRCLE}","name":[1,99],"circles":[]}`],
    ['a list', '[]'],
  ])('is new where what is stored is %s', (_what, text) => {
    expect(readBoardPlayer(storageOf(text).open)).toBeUndefined();
  });

  it('keeps its key where a circle cannot be read', () => {
    const { open } = storageOf(`{"key":"${CIRCLE}","name":[1,2],"circles":["<b>","${OTHER}",7]}`);
    expect(readBoardPlayer(open)).toEqual({ key: CIRCLE, name: [1, 2], circles: [OTHER] });
  });

  it('holds for the page where nothing can be stored', () => {
    const open = (): Storage => {
      throw new Error('denied');
    };
    const player = boardPlayer(open);
    expect(player.circles).toEqual([]);
    expect(boardPlayer(open)).toEqual(player);
    expect(withCircle(open, CIRCLE)).toEqual({ ...player, circles: [CIRCLE] });
    expect(readBoardPlayer(open)?.circles).toEqual([CIRCLE]);
    // As soon as it can be stored, it is.
    const { open: again, held } = storageOf();
    withoutCircle(again, CIRCLE);
    expect(JSON.parse(held.get(BOARDS_KEY) ?? '')).toEqual(player);
  });
});
