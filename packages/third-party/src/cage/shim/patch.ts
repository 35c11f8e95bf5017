/** Defines a property where the browser lets it; some belong to the browser alone. */
export function define(target: object, name: string, how: PropertyDescriptor): void {
  try {
    Object.defineProperty(target, name, { configurable: true, enumerable: true, ...how });
  } catch {
    // Such a property keeps what the browser does.
  }
}

/** Shows a value where the browser has another. */
export function show(target: object, name: string, value: unknown): void {
  define(target, name, { value, writable: true });
}

export function hide(target: object, name: string): void {
  Reflect.deleteProperty(target, name);
  if (name in target) show(target, name, undefined);
}

/** A property whose value is made when the game first reads it; what the game writes takes its place. */
export function lazily(target: object, name: string, get: () => unknown): void {
  define(target, name, { get, set: (value) => show(target, name, value) });
}

/** Replaces a method, handing the one that was there to its successor. Absent methods stay absent. */
export function wrap<T extends object, K extends keyof T & string>(
  target: T | undefined,
  name: K,
  make: (original: T[K]) => T[K],
): void {
  const original = target?.[name];
  if (target && typeof original === 'function') show(target, name, make(original));
}

/** Does something before a method that stays as it is, and may replace what the method is given. */
export function before<T extends object, K extends keyof T & string>(
  target: T | undefined,
  name: K,
  work: (self: T, ...args: unknown[]) => readonly unknown[] | void,
): void {
  wrap(
    target,
    name,
    (original) =>
      function (this: T, ...args: unknown[]): unknown {
        return Reflect.apply(original as () => unknown, this, work(this, ...args) ?? args);
      } as T[K],
  );
}

/** Puts code before the browser's own setter of a property. */
export function onSet<T extends object>(
  { prototype }: { readonly prototype: T },
  name: string,
  change: (value: string, element: T) => string,
): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  const { set } = descriptor ?? {};
  if (!set) return;
  define(prototype, name, {
    ...descriptor,
    set(this: T, value: unknown) {
      set.call(this, change(String(value), this));
    },
  });
}

const observers: MutationObserver[] = [];
const watchTree = (root: Node) => (observer: MutationObserver) =>
  observer.observe(root, { childList: true, subtree: true });

/** Sees each element of a kind as it comes into the page, or into a shadow tree of it. */
export function onAdded(selector: string, see: (element: Element) => void): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll(selector)])
          if (element.matches(selector)) see(element);
      }
    }
  });
  observers.push(observer);
  watchTree(document)(observer);
}

export function patchShadows(): void {
  wrap(
    Element.prototype,
    'attachShadow',
    (original) =>
      function (this: Element, init) {
        const root = original.call(this, init);
        observers.forEach(watchTree(root));
        return root;
      },
  );
}

type Listening = Parameters<typeof window.addEventListener>;
const listening: Listening[] = [];
const { addEventListener: listen } = window;

/** Listens to the window for as long as it is there. */
export function on<K extends keyof WindowEventMap>(
  kind: K,
  hear: (event: WindowEventMap[K]) => void,
  options?: AddEventListenerOptions | boolean,
): void {
  const one: Listening = [kind, hear as EventListener, options];
  listening.push(one);
  listen(...one);
}

/** `document.open` takes every listener away. */
export function listenAgain(): void {
  for (const one of listening) listen(...one);
}
