import { readReply } from '@playgrove/protocol';
import {
  UPLOAD_PART,
  type GameField,
  type GameOutcome,
  type GameRequest,
  type GamesState,
} from '@playgrove/protocol/games-page';

/** Said where the server gives no reason. */
const NO_REPLY = 'The server didn’t reply. Reload to see what’s there now.';

type Ended = { readonly ok: boolean; readonly words: string };

async function call(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(`games/${path}`, init);
  if (response.status === 401)
    throw new Error('This needs the operator’s token. Reload to enter it.');
  // A proxy or a server that is stopping replies in other words.
  const reply = readReply(await response.json().catch(() => undefined));
  if (reply.kind === 'contents') return reply.contents;
  throw new Error(reply.kind === 'refused' ? reply.message : NO_REPLY);
}

/** It comes from our own server, of the same release. @throws Error in words to show */
export const loadGames = (): Promise<GamesState> => call('state') as Promise<GamesState>;

/** Changes games and waits for the end. */
export async function change(request: GameRequest): Promise<Ended> {
  const number = (await call('change', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })) as number;
  for (;;) {
    const outcome = (await call(`change/${number}`)) as GameOutcome;
    if (outcome.done) return outcome;
  }
}

/** Sends a zip, then adds it. @param onSent gets the share that is sent, from 0 to 1 */
export async function addGame(
  zip: File,
  fields: Readonly<Partial<Record<GameField, string>>>,
  onSent: (share: number) => void,
): Promise<Ended> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const upload = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  for (let at = 0; at === 0 || at < zip.size; at += UPLOAD_PART) {
    const query = new URLSearchParams({ id: upload, name: zip.name, at: String(at) });
    await call(`upload?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: zip.slice(at, at + UPLOAD_PART),
    });
    onSent(Math.min(1, (at + UPLOAD_PART) / zip.size));
  }
  return change({ action: 'add', upload, fields });
}

/** An error in words to show. A browser's own words for a lost connection would not help. */
export function wordsOf(error: unknown): string {
  return error instanceof Error && !(error instanceof TypeError) ? error.message : NO_REPLY;
}
