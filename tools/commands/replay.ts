/**
 * Plays a recorded run without a page and prints how it went, for reports of what went wrong:
 *
 *   npm run replay -- 'https://…/#/run?…'
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Rules } from '@playgrove/kit/contract';
import { MAX_RUN_TEXT, playRun, readRun, type Run } from '@playgrove/kit/session';
import { CONTENT_PATH, readReply } from '@playgrove/protocol';
import { unpackText } from '@playgrove/protocol/packed-text';
import { isRunId, readFoundRun } from '@playgrove/protocol/runs';
import { ROOT } from '../root.ts';

/**
 * The run that a link carries, or that its server has.
 * @param link an address of a run or of a race, or a packed run
 * @throws Error that says what is wrong with it
 */
export async function runOfLink(link: string, ask: typeof fetch = fetch): Promise<Run> {
  const carried =
    /[?&#]run=([\w-]+)/.exec(link)?.[1] ??
    /#\/run[/?]([\w-]+)/.exec(link)?.[1] ??
    /^[\w-]+$/.exec(link)?.[0];
  if (carried === undefined) throw new Error('This is no link to a run.');
  const packed = isRunId(carried) ? await stored(new URL(link), carried, ask) : carried;
  const text = await unpackText(packed, MAX_RUN_TEXT);
  if (text === undefined) throw new Error('The run cannot be unpacked: is the link whole?');
  const read = readRun(text);
  if (!read.ok) throw new Error(`The run cannot be read: ${read.error}`);
  return read.value;
}

async function stored({ origin, pathname }: URL, id: string, ask: typeof fetch): Promise<string> {
  const site = pathname.replace(/games\/.*/, '');
  const response = await ask(`${origin}${site}${CONTENT_PATH.slice(1)}runs/${id}`);
  const reply = readReply(await response.json().catch(() => undefined));
  const found = reply.kind === 'contents' ? readFoundRun(reply.contents) : undefined;
  if (!found?.ok) throw new Error(`${origin} has no run ${id}.`);
  return found.value.run;
}

/** How a run went: its facts, every cue, and the last position. */
export function tellRun(rules: Rules, run: Run): string {
  const { slug, version, level, seed, length, log, result } = run;
  const lines = [
    `${slug}, rules ${version}, level ${level}, seed ${seed}`,
    `${log.length} inputs, ${length} ${rules.pace.kind === 'ticks' ? 'ticks' : 'moves'}`,
    `recorded: ${JSON.stringify(result)}`,
  ];
  let last = '';
  const played = playRun(rules, run, ({ state, time }, cues) => {
    for (const { name, value } of cues) {
      lines.push(`${time} ${name}${value === undefined ? '' : ` ${value}`}`);
    }
    last = rules.text(state);
  });
  lines.push(
    last,
    played.ok ? 'as recorded' : `not as recorded: ${played.fault}, ${played.detail}`,
  );
  return `${lines.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const run = await runOfLink(process.argv[2] ?? '');
    const file = join(ROOT, 'games', run.slug, 'rules.ts');
    if (!/^[\w-]+$/.test(run.slug) || !existsSync(file)) throw new Error('Its game is not here.');
    const { rules } = (await import(pathToFileURL(file).href)) as { readonly rules: Rules };
    process.stdout.write(tellRun(rules, run));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
