import { MissingFile } from '../data/page-data.ts';
import { reportLost } from './connection.ts';
import { within } from './within.ts';

declare global {
  interface Window {
    /** A file that the top of the page requested before the page's scripts were here. */
    early?: { readonly address: string; readonly answer: Promise<Response> };
  }
}

/** How long a file may take, in milliseconds: a server that hangs must not hold the visitor up. */
const TIMEOUT_MS = 10_000;

const requests = new Map<string, Promise<unknown>>();

/**
 * Fetches a data file of the site; each is requested once, unless it fails.
 * @throws MissingFile when there is none, Error when the site cannot be reached
 */
export function fetchFile(address: string): Promise<unknown> {
  const known = requests.get(address);
  if (known) return known;
  const answer = read(address);
  requests.set(address, answer);
  answer.catch((error: unknown) => {
    requests.delete(address);
    if (!(error instanceof MissingFile)) reportLost();
  });
  return answer;
}

/** Requests files again from now on: one of them answered with something else than its content. */
export function forgetFiles(): void {
  requests.clear();
}

async function read(address: string): Promise<unknown> {
  return within(TIMEOUT_MS, async (signal) => {
    const response = await (takeEarly(address) ?? fetch(address, { signal }));
    if (response.status === 404) throw new MissingFile(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  });
}

/** What the top of the page requested already; taken once. */
function takeEarly(address: string): Promise<Response> | undefined {
  const { early } = window;
  if (early?.address !== address) return undefined;
  delete window.early;
  return early.answer;
}
