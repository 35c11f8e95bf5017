import { MissingFile } from '../scene.ts';

const asked = new Map<string, Promise<unknown>>();

/**
 * Fetches a data file of the site; each is asked for once, unless it fails.
 * @throws MissingFile when there is none, Error when the site cannot be reached
 */
export function fetchFile(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known) return known;
  const answer = read(address);
  asked.set(address, answer);
  answer.catch(() => asked.delete(address));
  return answer;
}

async function read(address: string): Promise<unknown> {
  const response = await (askedEarly(address) ?? fetch(address));
  if (response.status === 404) throw new MissingFile(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** What the top of the page asked for already; taken once. */
function askedEarly(address: string): Promise<Response> | undefined {
  const { early } = window;
  if (early?.address !== address) return undefined;
  delete window.early;
  return early.answer;
}
