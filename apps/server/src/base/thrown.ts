import { inspect } from 'node:util';

/**
 * The message of anything that was thrown. Some libraries throw values that are no `Error`, and an
 * error that crosses threads may arrive as a plain object.
 */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.errors.map(messageOf).join(', ');
  if (typeof thrown === 'string' && thrown !== '') return thrown;
  if (typeof thrown !== 'object' || thrown === null) return `unknown error (${String(thrown)})`;
  const { message, code, name } = thrown as Readonly<Record<string, unknown>>;
  const found = [message, code, name].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string'
    ? found
    : inspect(thrown, { depth: 2, breakLength: Number.POSITIVE_INFINITY });
}

/** The system's code of an error, such as `ENOSPC`. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
