type Cookie = { readonly value: string; readonly until?: number };
/** Browsers keep about as much for one site. */
const LONGEST = 4096;
const MAX = 180;

/** `document.cookie` from memory. */
export class Jar {
  readonly #cookies = new Map<string, Cookie>();
  readonly #changed: (name: string, cookie?: Cookie) => void;

  /** @param changed hears of each cookie that is set, and of one without a value that is gone */
  constructor(saved: string, changed: (name: string, cookie?: Cookie) => void) {
    this.#changed = changed;
    try {
      const entries = JSON.parse(saved || '[]') as readonly (readonly [string, Cookie])[];
      for (const [name, cookie] of entries) this.#cookies.set(name, cookie);
    } catch {
      // Somebody else's text: start with none.
    }
  }

  read(): string {
    const now = Date.now();
    return [...this.#cookies]
      .filter(([, { until = Infinity }]) => until > now)
      .map(([name, { value }]) => (name === '' ? value : `${name}=${value}`))
      .join('; ');
  }

  write(text: string): void {
    if (text.length > LONGEST) return;
    const [pair = '', ...attributes] = text.split(';');
    const at = pair.indexOf('=');
    const name = at < 0 ? '' : pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    const until = untilOf(attributes);
    if (until !== undefined && until <= Date.now()) this.#cookies.delete(name);
    else if (this.#cookies.size < MAX || this.#cookies.has(name))
      this.#cookies.set(name, { value, ...(until !== undefined && { until }) });
    this.#changed(name, this.#cookies.get(name));
  }

  saved(): string {
    return JSON.stringify([...this.#cookies]);
  }
}

function untilOf(attributes: readonly string[]): number | undefined {
  let expires: number | undefined;
  for (const attribute of attributes) {
    const [name = '', ...rest] = attribute.split('=');
    const value = rest.join('=').trim();
    const key = name.trim().toLowerCase();
    if (key === 'max-age' && /^-?\d+$/.test(value)) return Date.now() + Number(value) * 1000;
    if (key === 'expires' && !Number.isNaN(Date.parse(value))) expires = Date.parse(value);
  }
  return expires;
}
