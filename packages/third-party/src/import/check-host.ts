import { CAGED_HEADERS, SANDBOX } from '../policy.ts';
import { readRecords } from '@playgrove/catalogue';

/**
 * Asks a host for one caged game's files.
 * @returns which headers are missing, in words
 */
export async function checkHost(host: string): Promise<readonly string[]> {
  const catalogue = await ask(`${host}/data/catalogue.json`);
  if (!catalogue?.ok) return [`${host}/data/catalogue.json cannot be loaded: is the site there?`];
  const { games } = readRecords(await catalogue.json());
  for (const { id } of games) {
    const cage = await ask(`${host}/allgame/${id}/index.html`);
    const text = cage?.ok ? await cage.text() : '';
    const entry = /<iframe [^>]*src="(\/allgame\/[^"]+)"/.exec(text)?.[1];
    if (entry !== undefined) return checkFile(`${host}${entry}`);
  }
  return ['The site has no third-party game that it serves itself: there is nothing to check.'];
}

async function checkFile(file: string): Promise<string[]> {
  const answer = await ask(file);
  if (!answer?.ok) return [`${file} cannot be loaded.`];
  const policy = answer.headers.get('content-security-policy') ?? '';
  const faults: string[] = [];
  if (!/(?:^|;)\s*sandbox\b/.test(policy))
    faults.push(
      `Missing: content-security-policy: sandbox ${SANDBOX}. Games could read the portal's storage.`,
    );
  if (/allow-same-origin/.test(policy))
    faults.push(
      'Wrong: content-security-policy has allow-same-origin. Games could read the portal.',
    );
  if (!/default-src/.test(policy))
    faults.push(
      'Missing: default-src in content-security-policy. Games could load from other hosts.',
    );
  for (const [name, value] of Object.entries(CAGED_HEADERS)) {
    const sent = answer.headers.get(name);
    if (sent === null) faults.push(`Missing: ${name}: ${value}`);
  }
  return faults;
}

async function ask(url: string): Promise<Response | undefined> {
  try {
    // As the frame of a game without an origin would.
    return await fetch(url, { headers: { origin: 'null' }, signal: AbortSignal.timeout(20_000) });
  } catch {
    return undefined;
  }
}
