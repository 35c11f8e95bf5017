import { element } from '../../base/dom.ts';
import type { Finish } from '../../stage/finish.ts';
import { figure } from '../hud.ts';
import { playingTitle } from '../level-title.ts';
import type { SheetContext } from './context.ts';

/** What a player shares about a game. */
export type Sharing = {
  readonly title: string;
  /** The level, or the day. */
  readonly what: string | undefined;
  readonly stars: number | undefined;
  /** Already formatted, `1,240`. */
  readonly score: string | undefined;
  /** Days in a row; mentioned from two on. */
  readonly streak: number;
  /** The game's rows, without spoilers. */
  readonly rows: string | undefined;
  readonly address: string;
};

const MAX_STARS = 3;

/** A few short lines on how it went, without spoilers. */
export function shareText(sharing: Sharing): string {
  const { title, what, stars, score, streak, rows, address } = sharing;
  const facts: string[] = [];
  if (stars !== undefined) facts.push('⭐'.repeat(stars) + '☆'.repeat(MAX_STARS - stars));
  if (score !== undefined) facts.push(score);
  if (streak > 1) facts.push(`🔥 ${streak}`);
  return [what === undefined ? title : `${title} · ${what}`, facts.join('  '), rows, address]
    .map((line) => line?.trim())
    .filter(Boolean)
    .join('\n');
}

/** What a link to a run carries, and nothing else. */
export type ShareLink = {
  /** Address of the game's page on the portal. */
  readonly page: string;
  readonly day: string | undefined;
  readonly start: { readonly level: string; readonly seed: string };
  readonly score: number | undefined;
  /** Who made the score; empty if they have given no name. */
  readonly by: string;
  /** The run that made it, to be raced. */
  readonly run?: LinkedRun | undefined;
};

/** How a link carries a run: by the id under which it is stored, or as a whole. */
export type LinkedRun = { readonly id: string } | { readonly packed: string };

/** Characters of a run that a link carries as a whole. */
const LONGEST_LINKED = 4096;

const LONGEST_SCORE = 9;

/** The link to share: the day, or the same board with the score to beat. */
export function shareAddress({ page, day, start, score, by, run }: ShareLink): string {
  if (day !== undefined) return `${page}?daily=${day}`;
  if (score === undefined || score < 0 || String(Math.trunc(score)).length > LONGEST_SCORE) {
    return page;
  }
  const query = new URLSearchParams({
    level: start.level,
    seed: start.seed,
    beat: String(Math.round(score * 1000) / 1000),
    ...(by !== '' && { by }),
    ...(run && 'id' in run && { run: run.id }),
  });
  // What follows the # stays on the device: no server writes it down.
  return `${page}?${query.toString()}${run && 'packed' in run ? `#run=${run.packed}` : ''}`;
}

/** The link to watch a run. @param site the portal's address */
export function runAddress(site: string, run: LinkedRun): string {
  return 'id' in run ? `${site}#/run/${run.id}` : `${site}#/run?${run.packed}`;
}

/** A text that may still be on its way: then the press it belongs to is over once it is here. */
export type Coming = string | Promise<string>;

/** What the browser can do with a text; each may be missing. */
export type SharingDeps = {
  readonly share?: ((text: string) => Promise<void>) | undefined;
  readonly copy?: ((text: Coming) => Promise<void>) | undefined;
};

/**
 * `closed`: the player closed the share sheet. `late`: the browser wants a press for what it was
 * given, and the text was not there yet.
 */
export type Shared = 'shared' | 'copied' | 'closed' | 'late' | 'failed';

/**
 * Opens the system's share sheet with the text; without one, copies it.
 * @throws what the text's promise rejects with
 */
export async function passOn(text: Coming, { share, copy }: SharingDeps): Promise<Shared> {
  const isLate = typeof text !== 'string';
  if (share) {
    try {
      // What is here is shared in the same task as the press.
      await share(isLate ? await text : text);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'closed';
      // Anything else: blocked in this frame, no share target, or the press is over.
    }
  }
  try {
    if (!copy) return 'failed';
    await copy(text);
    return 'copied';
  } catch {
    // There is nothing to wait for where the text itself does not come.
    await text;
    return isLate ? 'late' : 'failed';
  }
}

/** Path of the site on its host. */
const BASE: string = import.meta.env?.BASE_URL ?? '/';

/** Share sheets are for phones; mouse users expect the clipboard. */
export function browserDeps(): SharingDeps {
  const touch = matchMedia('(pointer: coarse)').matches;
  return {
    ...(touch && 'share' in navigator && { share: (text) => navigator.share({ text }) }),
    copy: copyText,
  };
}

async function copyText(text: Coming): Promise<void> {
  const { clipboard } = navigator;
  // Pages without encryption have no clipboard, only the old command.
  if (!clipboard) copyBySelection(await text);
  else if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
    await clipboard.writeText(await text);
  else {
    // Started with the press, it may wait for its content.
    const type = 'text/plain';
    const content = text.then((ready) => new Blob([ready], { type }));
    await clipboard.write([new ClipboardItem({ [type]: content })]);
  }
}

/** @throws Error if the browser refuses */
function copyBySelection(text: string): void {
  const field = element('textarea', { readonly: '', class: 'live' });
  field.value = text;
  // Nothing outside an open dialog can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!copied) throw new Error('nothing was copied');
}

/** Runs whose links are ready: the next press waits for nothing. */
const linked = new WeakMap<Finish, LinkedRun>();

/** Shares a game's result, with a link to it, and with the run where there is one to race. */
export async function shareResults(context: SheetContext, finish: Finish): Promise<void> {
  const { stage, game, manifest } = context;
  const { rules } = game;
  const { score, daily } = finish;
  // Where less is better, only a win makes a score.
  const counts = rules.scoring && (rules.scoring.better === 'higher' || finish.won);
  const text = (run?: LinkedRun): string => {
    const address = shareAddress({
      page: `${siteOf(context)}games/${manifest.slug}/`,
      day: daily?.day,
      start: stage.play.session.start,
      score: counts ? score : undefined,
      by: context.pageNews.player?.name ?? '',
      run,
    });
    return textOf(context, finish, address);
  };
  const isRaced = counts && score !== undefined && !daily;
  // A score without its run is worth sharing too.
  const run = isRaced
    ? (linked.get(finish) ?? linkRun(context, finish).catch(() => undefined))
    : undefined;
  await pass(context, run instanceof Promise ? run.then(text) : text(run));
}

/** Shares the run itself, to be watched. @throws if the code that packs it fails to load */
export async function shareRun(context: SheetContext, finish: Finish): Promise<void> {
  const text = (run: LinkedRun): string =>
    textOf(context, finish, runAddress(siteOf(context), run));
  const ready = linked.get(finish);
  const made = ready
    ? text(ready)
    : linkRun(context, finish).then((run) => {
        if (!run) throw new TooLong();
        return text(run);
      });
  try {
    await pass(context, made);
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    context.frame.toast(context.words('kit.run-too-long-for-link'));
  }
}

class TooLong extends Error {}

/** A run as its link carries it; undefined if it is too long for that. */
async function linkRun({ runs }: SheetContext, finish: Finish): Promise<LinkedRun | undefined> {
  const packed = await runs.pack();
  if (packed === undefined) return undefined;
  const id = await runs.store(packed);
  if (id === undefined && packed.length > LONGEST_LINKED) return undefined;
  const run = id === undefined ? { packed } : { id };
  linked.set(finish, run);
  return run;
}

function siteOf({ manifest }: SheetContext): string {
  return (manifest.portalOrigin || location.origin) + BASE;
}

function textOf(
  { stage, game, manifest, words }: SheetContext,
  { stars, score, daily }: Finish,
  address: string,
): string {
  const { rules, view } = game;
  return shareText({
    title: manifest.title,
    what: playingTitle(rules.levels, stage, words),
    stars,
    score: rules.scoring && score !== undefined ? figure(score, rules.scoring.unit) : undefined,
    streak: daily?.counted || daily?.streak.today ? daily.streak.now : 0,
    rows: view.shareText?.(stage.play.session.state),
    address,
  });
}

async function pass({ frame, words }: SheetContext, text: Coming): Promise<void> {
  const outcome = await passOn(text, browserDeps());
  if (outcome === 'copied') frame.toast(words('kit.copied'));
  if (outcome === 'late') frame.toast(words('kit.share-ready'));
  if (outcome === 'failed') frame.toast(words('kit.share-failed'));
}
