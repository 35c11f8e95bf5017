import type { Json, Result } from '@playgrove/kit/contract';

/** Reads one value. `at` is its path, for the error. */
export type Parser<T> = (raw: Json | undefined, at?: string) => Result<T>;

/** What a parser returns when the value is right. */
export type Parsed<P> = P extends Parser<infer T> ? T : never;

/** Parsers of an object's fields. */
export type Fields = { readonly [key: string]: Parser<unknown> };

type Flat<T> = { [K in keyof T]: T[K] };
type OptionalKeys<F> = {
  [K in keyof F]: undefined extends Parsed<F[K]> ? K : never;
}[keyof F];

/** An object's type; fields read by `optional` may be missing. */
export type Shape<F extends Fields> = Flat<
  { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Parsed<F[K]> } & {
    readonly [K in OptionalKeys<F>]?: Exclude<Parsed<F[K]>, undefined>;
  }
>;

type Union<Tag extends string, Cases extends Readonly<Record<string, Fields>>> = {
  [K in keyof Cases & string]: Flat<{ readonly [T in Tag]: K } & Shape<Cases[K]>>;
}[keyof Cases & string];

/** @param mended what inner parsers mended, if anything */
const right = <T>(value: T, mended: readonly string[] = []): Result<T> =>
  mended.length > 0 ? { ok: true, value, mended } : { ok: true, value };

const wrong = (at: string, expected: string, raw: Json | undefined): Result<never> => ({
  ok: false,
  error: `${at && `${at}: `}expected ${expected}, got ${JSON.stringify(raw)}`,
});

const isObject = (raw: Json | undefined): raw is { readonly [key: string]: Json } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A whole number from `low` to `high`, both included. */
export const whole =
  (low: number, high: number): Parser<number> =>
  (raw, at = '') =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= low && raw <= high
      ? right(raw)
      : wrong(at, `a whole number from ${low} to ${high}`, raw);

/** One of these values. */
export const oneOf =
  <const V extends readonly (string | number | boolean | null)[]>(
    ...values: V
  ): Parser<V[number]> =>
  (raw, at = '') =>
    values.includes(raw as V[number])
      ? right(raw as V[number])
      : wrong(at, values.map(String).join(' or '), raw);

/** A text of at most `longest` characters. */
export const text =
  (longest: number): Parser<string> =>
  (raw, at = '') =>
    typeof raw === 'string' && raw.length <= longest
      ? right(raw)
      : wrong(at, `a text of at most ${longest} characters`, raw);

/** A list of `least` to `most` values that `of` reads. */
export const list =
  <T>(of: Parser<T>, most: number, least = 0): Parser<T[]> =>
  (raw, at = '') => {
    if (!Array.isArray(raw) || raw.length < least || raw.length > most)
      return wrong(at, `a list of ${least} to ${most}`, raw);
    const values: T[] = [];
    const mended: string[] = [];
    for (const [index, each] of (raw as readonly Json[]).entries()) {
      const read = of(each, `${at}[${index}]`);
      if (!read.ok) return read;
      values.push(read.value);
      mended.push(...(read.mended ?? []));
    }
    return right(values, mended);
  };

/** An object with these fields; any others are left out. */
export const shape =
  <F extends Fields>(fields: F): Parser<Shape<F>> =>
  (raw, at = '') => {
    if (!isObject(raw)) return wrong(at, 'an object', raw);
    const value: Record<string, unknown> = {};
    const mended: string[] = [];
    for (const [key, parse] of Object.entries(fields)) {
      const read = parse(Object.hasOwn(raw, key) ? raw[key] : undefined, at ? `${at}.${key}` : key);
      if (!read.ok) return read;
      if (read.value !== undefined) value[key] = read.value;
      mended.push(...(read.mended ?? []));
    }
    return right(value as Shape<F>, mended);
  };

/** A field that may be missing. It has no use in lists. */
export const optional =
  <T>(of: Parser<T>): Parser<T | undefined> =>
  (raw, at) =>
    raw === undefined ? right(undefined) : of(raw, at);

/** A value that may be `null`. */
export const maybe =
  <T>(of: Parser<T>): Parser<T | null> =>
  (raw, at) =>
    raw === null ? right(null) : of(raw, at);

/** An object whose field `tag` names one of `cases`; each case lists its other fields. */
export const union =
  <Tag extends string, Cases extends Readonly<Record<string, Fields>>>(
    tag: Tag,
    cases: Cases,
  ): Parser<Union<Tag, Cases>> =>
  (raw, at = '') => {
    const name = shape({ [tag]: oneOf(...Object.keys(cases)) })(raw, at);
    if (!name.ok) return name;
    const rest = shape(cases[name.value[tag] as string] ?? {})(raw, at);
    return rest.ok
      ? right({ ...name.value, ...rest.value } as Union<Tag, Cases>, rest.mended)
      : rest;
  };

/** Parses with `of`, then requires that `is` holds; `expected` describes that in the error. */
export const such =
  <T>(of: Parser<T>, is: (value: T) => boolean, expected: string): Parser<T> =>
  (raw, at = '') => {
    const read = of(raw, at);
    return !read.ok || is(read.value) ? read : wrong(at, expected, raw);
  };
