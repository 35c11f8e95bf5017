import { cleanName } from '@playgrove/protocol/challenge';

export const NAME_KEY = 'portal:name';

/** The name that the visitor signs challenges with; empty if there is none. */
export function playerName(storage: () => Storage): string {
  try {
    return cleanName(storage().getItem(NAME_KEY) ?? '');
  } catch {
    return '';
  }
}

/** Stores the name as others may see it. @returns what is left of it */
export function setPlayerName(storage: () => Storage, raw: string): string {
  const name = cleanName(raw);
  try {
    if (name === '') storage().removeItem(NAME_KEY);
    else storage().setItem(NAME_KEY, name);
  } catch {
    // Without storage the name holds until the page closes, which is as good as none.
  }
  return name;
}
