/** A point in a page's window, CSS pixels. */
export type Spot = { readonly x: number; readonly y: number };

/** A key by its `KeyboardEvent.key`. */
export type Key = NamedKey | 'x' | 'c' | 'u' | 'q' | 'e' | '1' | '5' | '9' | '/';
type NamedKey =
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Space'
  | 'Enter'
  | 'Escape'
  | 'Tab';

/** What can be sent into a page and back. */
type Plain = string | number | boolean | null | undefined | object;

/** One tab of a browser, whichever library drives it. */
export type Tab = {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Closes it the way a visitor does: the page hears of it. */
  close(): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it must not refer to anything outside. */
  run<A extends readonly Plain[], R>(act: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** The same in a frame: at depth 1 in the page's first frame, at 2 in the first frame of that. */
  runIn<A extends readonly Plain[], R>(
    depth: number,
    act: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R>;
  /** A press at the first spot that ends at the last one. */
  press(pointer: 'touch' | 'mouse', path: readonly [Spot, ...Spot[]]): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  picture(): Promise<Buffer>;
};

/** A visitor who has never been here: storage and caches are empty. */
export type Visit = {
  /** Where the site is for this visitor, without a slash at the end. */
  readonly address: string;
  readonly tab: Tab;
  newTab(): Promise<Tab>;
  /** What has gone wrong so far: console errors and warnings, exceptions, rejections, bad answers. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** A browser that runs. */
export type Engine = {
  /** Whether it has fingers; otherwise the mouse plays. */
  readonly touch: boolean;
  /** @param server address of the server to visit */
  visit(server: string): Promise<Visit>;
  close(): Promise<void>;
};

/** A call as text, to be evaluated in a page. */
export const callOf = (act: (...args: never[]) => unknown, args: readonly Plain[]): string =>
  `(${act.toString()})(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join()})`;

/** The first child frame at this depth; depth 0 is the main frame. @throws Error if there is none */
export function frameAt<F extends { childFrames(): readonly F[] }>(main: F, depth: number): F {
  let frame = main;
  for (let level = 1; level <= depth; level += 1) {
    const [next] = frame.childFrames();
    if (!next) throw new Error(`there is no frame at depth ${level}`);
    frame = next;
  }
  return frame;
}
