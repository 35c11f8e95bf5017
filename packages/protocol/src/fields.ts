import { isGameId } from '@playgrove/catalogue/ids';
import * as v from 'valibot';

/** The result of reading outside data. `error` says what is wrong and where. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

export const flag = v.boolean('must be true or false');

export const text = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );

export const gameId = v.pipe(
  v.string('must be text'),
  v.check((id: string) => isGameId(id), 'is not a game id'),
);

/** Parses with a schema up to the first fault, such as `position: must not be negative`. */
export function read<S extends v.GenericSchema>(schema: S, raw: unknown): Read<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? 'event';
  if (issue.type !== 'strict_object') return { ok: false, error: `${where}: ${issue.message}` };
  const unknown = issue.expected === 'never';
  return { ok: false, error: `${where}: ${unknown ? 'is not a known field' : 'is missing'}` };
}
