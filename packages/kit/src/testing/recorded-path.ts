/** The number of arguments of each SVG path command. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

const CURVES: Readonly<Record<string, string>> = {
  m: 'moveTo',
  c: 'bezierCurveTo',
  q: 'quadraticCurveTo',
};

const TRACES =
  'closePath moveTo lineTo bezierCurveTo quadraticCurveTo arc arcTo ellipse rect roundRect'.split(
    ' ',
  );

type Call = { readonly name: string; readonly values: readonly unknown[] };

/**
 * A `Path2D` for Node: it records what is traced on it, so that a recording canvas can repeat it.
 * @throws Error if path data is broken; a browser would silently draw only its beginning
 */
export class RecordedPath {
  readonly calls: Call[] = [];

  constructor(d?: string) {
    for (const name of TRACES) {
      Object.assign(this, {
        [name]: (...values: readonly unknown[]) => this.calls.push({ name, values }),
      });
    }
    if (d !== undefined) this.#read(d);
  }

  /** Smooth curves and arcs are recorded by their ends: enough to know where a drawing is. */
  #read(d: string): void {
    let [x, y] = [0, 0];
    for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
      const kind = command.toLowerCase();
      const count = NUMBERS[kind];
      const numbers = [...rest.matchAll(/[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi)].map(([one]) =>
        Number(one),
      );
      const clean = rest.replaceAll(/[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[\s,]/gi, '') === '';
      const whole = count === 0 ? numbers.length === 0 : numbers.length % (count ?? 1) === 0;
      if (count === undefined || !clean || !whole || (count > 0 && numbers.length === 0))
        throw new Error(`path data "${d}": broken at "${command}${rest}"`);
      if (kind === 'z') this.calls.push({ name: 'closePath', values: [] });
      for (let at = 0; at < numbers.length; at += count) {
        const own = numbers.slice(at, at + count);
        const from = command === kind ? [x, y] : [0, 0];
        const offset = kind === 'v' || kind === 'a' ? 1 : 0;
        const values = own.map((number, index) => number + (from[(index + offset) % 2] ?? 0));
        const [last = 0, before = 0] = [values.at(-1), values.at(-2)];
        if (kind !== 'v') x = kind === 'h' ? last : before;
        if (kind !== 'h') y = last;
        const curve = CURVES[kind];
        if (curve !== undefined && !(kind === 'm' && at > 0))
          this.calls.push({ name: curve, values });
        else this.calls.push({ name: 'lineTo', values: [x, y] });
      }
    }
    if (!/^\s*m/i.test(d)) throw new Error(`path data "${d}": does not begin with M`);
  }
}
