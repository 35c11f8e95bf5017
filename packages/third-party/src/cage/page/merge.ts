/** A key without a value is removed. */
type Pairs = ReadonlyMap<string, unknown>;

/** What a page has changed since it last stored. */
export type Changes = {
  /** What was there before goes first. */
  readonly clear: boolean;
  readonly local: Pairs;
  readonly cookies: Pairs;
};

export function changes(clear?: unknown, local?: unknown, cookies?: unknown): Changes {
  return { clear: clear === true, local: pairs(local), cookies: pairs(cookies) };
}

/** Both, one after the other. */
export function join(before: Changes | undefined, after: Changes): Changes {
  if (!before) return after;
  return {
    clear: before.clear || after.clear,
    local: new Map([...(after.clear ? [] : before.local), ...after.local]),
    cookies: new Map([...before.cookies, ...after.cookies]),
  };
}

/**
 * A save with these changes made, and all else as it stands there: another tab may have written it.
 * @param saved JSON; anything else counts as nothing
 * @param most characters that it may grow to; beyond, nothing changes
 */
export function merge(saved: string, given: Changes | undefined, most: number): string {
  if (!given) return saved;
  const { local, cookies } = parse(saved);
  const items = new Map<string, unknown>(given.clear ? [] : Object.entries(local ?? {}));
  for (const [name, value] of given.local)
    put(items, name, typeof value === 'string' ? value : undefined);
  const jar = pairs(parse(String(cookies)));
  for (const [name, cookie] of given.cookies) put(jar, name, cookie);
  const next = JSON.stringify({
    local: Object.fromEntries(items),
    cookies: JSON.stringify([...jar]),
  });
  return next.length > most && next.length > saved.length ? saved : next;
}

/** The object or list in a text; an empty object for anything else. */
export function parse(text: string): Partial<Record<string, unknown>> & object {
  return attempt(() => JSON.parse(text) as Record<string, unknown> | null) ?? {};
}

export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function put(map: Map<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) map.delete(name);
  else map.set(name, value);
}

/** Of anything from outside: what is no pair, or names no key, is left out. */
export function pairs(given: unknown): Map<string, unknown> {
  const list = Array.isArray(given) ? (given as unknown[]) : [];
  return new Map(
    list.filter(
      (pair): pair is [string, unknown] => Array.isArray(pair) && typeof pair[0] === 'string',
    ),
  );
}
