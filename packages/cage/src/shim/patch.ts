/** Replaces a method, handing the one that was there to its successor. Absent methods stay absent. */
export function wrap<T extends object, K extends keyof T & string>(
  target: T | undefined,
  name: K,
  make: (original: T[K]) => T[K],
): void {
  const original = target?.[name];
  if (!target || typeof original !== 'function') return;
  try {
    const descriptor = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, {
      configurable: true,
      enumerable: descriptor?.enumerable ?? true,
      writable: true,
      value: make(original),
    });
  } catch {
    // A property that cannot be replaced keeps what the browser does.
  }
}

/** Puts code before the browser's own setter of a property. */
export function onSet<T extends object>(
  prototype: T | undefined,
  name: string,
  change: (element: T, value: string) => string,
): void {
  const descriptor = prototype && Object.getOwnPropertyDescriptor(prototype, name);
  const { set } = descriptor ?? {};
  if (!descriptor || !set) return;
  Object.defineProperty(prototype, name, {
    ...descriptor,
    set(this: T, value: unknown) {
      set.call(this, change(this, String(value)));
    },
  });
}

/** Shows a value where the browser has another; `undefined` hides it. */
export function show(target: object, name: string, value: unknown): void {
  try {
    Object.defineProperty(target, name, {
      value,
      configurable: true,
      writable: true,
      enumerable: true,
    });
  } catch {
    // Some belong to the browser alone.
  }
}

export function hide(target: object, name: string): void {
  try {
    delete (target as Record<string, unknown>)[name];
    if (name in target) show(target, name, undefined);
  } catch {
    // The same.
  }
}
