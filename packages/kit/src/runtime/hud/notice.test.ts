import { beforeEach, expect, test, vi } from 'vitest';
import type { GameMessage } from '@playgrove/protocol/messages';
import { Notices, type NoticesOptions } from './notice.ts';

let sent: GameMessage[];
let shown: string[];

beforeEach(() => {
  sent = [];
  shown = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => ({
      text: '',
      setAttribute: () => undefined,
      append(text: string) {
        this.text = text;
      },
      remove() {
        shown = shown.filter((each) => each !== this.text);
      },
    }),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function notices(stage: Partial<NoticesOptions['stage']>): Notices {
  const words = Object.assign((key: string) => key, { has: () => true });
  return new Notices({
    stage: { refusedSave: undefined, mended: [], trouble: undefined, ...stage },
    words: words as unknown as NoticesOptions['words'],
    host: { append: (node: { text: string }) => shown.push(node.text) } as unknown as HTMLElement,
    send: (message) => sent.push(message),
  });
}

test('say each trouble once, and go away', () => {
  const all = notices({ refusedSave: 'log[3]: bad', trouble: 'full' });
  all.update();
  all.update();
  expect(shown).toEqual(['kit.notice-save', 'kit.notice-full']);
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

test('tell the operator where, and never what the player had there', () => {
  notices({ mended: ['coins: -4 became 0', 'hats[1]: expected a known id, got "wig"'] }).update();
  expect(sent).toEqual([{ kind: 'mended', what: 'career', why: 'coins hats[1]' }]);
});

test('say nothing if all is well', () => {
  notices({}).update();
  expect([shown, sent]).toEqual([[], []]);
});
