import { createHash } from 'node:crypto';

/** A game's id: the first 32 hex digits of SHA-256 of its slug. */
export function idOf(slug: string): string {
  return createHash('sha256').update(slug).digest('hex').slice(0, 32);
}
