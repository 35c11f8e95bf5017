import { beforeEach, expect, it } from 'vitest';
import { googleAds, type Googletag, type TagService, type TagSlot } from './google.ts';
import type { AdEvent, SlotRequest } from './provider.ts';

type Rendered = (event: { readonly slot: TagSlot; readonly isEmpty: boolean }) => void;
type FakeSlot = TagSlot & { readonly path: string; readonly form: unknown };

/** A publisher tag that contacts nobody: what was requested of it can be read. */
class FakeTag implements Googletag {
  readonly waiting: (() => void)[] = [];
  readonly shown: FakeSlot[] = [];
  readonly destroyed: FakeSlot[] = [];
  readonly privacy: unknown[] = [];
  enabled = 0;
  heard: Rendered | undefined;
  loaded = false;
  readonly cmd = {
    push: (act: () => void) => {
      if (this.loaded) act();
      else this.waiting.push(act);
    },
  };
  readonly enums = { OutOfPageFormat: { BOTTOM_ANCHOR: 2, INTERSTITIAL: 5 } };
  readonly #service: TagService = {
    addEventListener: (_, hear) => {
      this.heard = hear;
    },
    setPrivacySettings: (settings) => this.privacy.push(settings),
  };
  load(): void {
    this.loaded = true;
    for (const act of this.waiting.splice(0)) act();
  }
  pubads(): TagService {
    return this.#service;
  }
  enableServices(): void {
    this.enabled += 1;
  }
  defineSlot(path: string, sizes: unknown, id: string): TagSlot {
    return this.#slot(path, sizes, id);
  }
  defineOutOfPageSlot(path: string, format: unknown): TagSlot {
    return this.#slot(path, format, `gpt_${path}`);
  }
  display(slot: TagSlot): void {
    this.shown.push(slot as FakeSlot);
  }
  destroySlots(slots: readonly TagSlot[]): boolean {
    this.destroyed.push(...(slots as FakeSlot[]));
    return true;
  }
  answer(isEmpty: boolean): void {
    const slot = this.shown.at(-1);
    if (slot) this.heard?.({ slot, isEmpty });
  }
  #slot(path: string, form: unknown, id: string): FakeSlot {
    const slot: FakeSlot = { path, form, addService: () => slot, getSlotElementId: () => id };
    return slot;
  }
}

let tag: FakeTag;
let event: AdEvent[];
let blur: (() => void) | undefined;
let active: unknown;
const unit = {} as Element;
const inside = { tagName: 'IFRAME' };
const page = {
  defaultView: {
    addEventListener: (_: string, hear: () => void) => (blur = hear),
    removeEventListener: () => (blur = undefined),
  },
  createElement: () => ({ id: '' }),
  getElementById: () => unit,
  get activeElement() {
    return active;
  },
} as unknown as Document;
const element = {
  replaceChildren: () => {},
  contains: (other: unknown) => other === inside,
} as unknown as HTMLElement;

const request = (more: Partial<SlotRequest> = {}): SlotRequest => ({
  name: 'home',
  type: 'normal',
  element,
  onEvent: (each) => event.push(each),
  ...more,
});
const paths = (slots: readonly FakeSlot[]): string[] => slots.map(({ path }) => path);

beforeEach(() => {
  tag = new FakeTag();
  event = [];
  active = undefined;
});

it('waits for the tag to come and then asks the ad network, without personal ads @spec:google-network', () => {
  googleAds({ tag, network: '123', page }).define(request());
  expect(tag.shown).toEqual([]);
  tag.load();
  expect(paths(tag.shown)).toEqual(['/123/home']);
  expect(tag.privacy).toEqual([{ nonPersonalizedAds: true }]);
  expect(tag.enabled).toBe(1);
});

it('tells that the network has filled the element', () => {
  tag.load();
  googleAds({ tag, network: '123', exchange: '9', page }).define(request());
  tag.answer(false);
  expect(event).toEqual([{ kind: 'filled', element: element }]);
  expect(paths(tag.shown)).toEqual(['/123/home']);
});

it('asks the ad exchange when the network has nothing @spec:google-exchange', () => {
  tag.load();
  googleAds({ tag, network: '123', exchange: '9', page }).define(request());
  tag.answer(true);
  expect(paths(tag.shown)).toEqual(['/123/home', '/9/home']);
  expect(paths(tag.destroyed)).toEqual(['/123/home']);
  expect(event).toEqual([]);
  tag.answer(false);
  expect(event).toEqual([{ kind: 'filled', element: element }]);
});

it.each([['9', 2] as const, [undefined, 1] as const])(
  'tells unfilled once when nobody has anything (exchange %s) @spec:google-unfilled',
  (exchange, count) => {
    tag.load();
    googleAds({ tag, network: '123', exchange, page }).define(request());
    for (let answers = 0; answers < count; answers += 1) tag.answer(true);
    expect(event).toEqual([{ kind: 'unfilled' }]);
    expect(tag.shown).toHaveLength(count);
  },
);

it.each([['anchor', 2] as const, ['interstitial', 5] as const])(
  'asks for %s as an out-of-page slot, and measures what the tag made of it @spec:google-out-of-page',
  (type, format) => {
    tag.load();
    googleAds({ tag, network: '123', page }).define(
      request({ type, name: type, element: undefined }),
    );
    expect(tag.shown[0]).toMatchObject({ path: `/123/${type}`, form: format });
    tag.answer(false);
    expect(event).toEqual([{ kind: 'filled', element: unit }]);
  },
);

it('takes the keyboard going into the ad’s frame for a click, and no other frame', () => {
  tag.load();
  googleAds({ tag, network: '123', page }).define(request());
  tag.answer(false);
  active = { tagName: 'IFRAME' };
  blur?.();
  expect(event).toHaveLength(1);
  active = inside;
  blur?.();
  expect(event.at(-1)).toEqual({ kind: 'clicked' });
});

it('gives the slot back when it is destroyed, and asks for nothing after that', () => {
  const slot = googleAds({ tag, network: '123', exchange: '9', page }).define(request());
  slot.destroy();
  tag.load();
  expect(tag.shown).toEqual([]);
  const second = googleAds({ tag, network: '123', exchange: '9', page }).define(request());
  second.destroy();
  expect(paths(tag.destroyed)).toEqual(['/123/home']);
  expect(blur).toBeUndefined();
  tag.answer(true);
  expect(event).toEqual([]);
});
