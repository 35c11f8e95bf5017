import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot, Mind, Proof, Rules, Solve } from '../contract/index.ts';
import boardWords from '../runtime/input/strings/en.json' with { type: 'json' };
import runWords from '../runtime/app/strings/en.json' with { type: 'json' };
import kitWords from '../runtime/hud/strings/en.json' with { type: 'json' };
import type { Lesson } from '../runtime/lesson.ts';
import type { Game } from '../runtime/game.ts';
import type { View } from '../runtime/view.ts';

/** A game for the shared tests: everything its folder exports, with types erased. */
export type Subject = {
  readonly slug: string;
  readonly folder: string;
  readonly rules: Rules;
  readonly bot: Bot;
  readonly proof: Proof;
  readonly solve: Solve | undefined;
  readonly mind: Mind | undefined;
  readonly view: View;
  /** The pictures of How to play, if the view has them. */
  readonly lessons: readonly Lesson[] | undefined;
  /** Messages by key, of the kit and the game. */
  readonly words: Readonly<Record<string, string>>;
  /** The names of the atlas's sprites; undefined if the game bakes no atlas. */
  readonly sprites: ReadonlySet<string> | undefined;
};

/**
 * Folders that are games: every folder with a `game.json`.
 * @throws Error if a folder has `rules.ts` or `view.ts` but no `game.json`: it would be skipped
 * silently
 */
export function gameFolders(games: string): readonly string[] {
  const folders = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .sort();
  const has = (slug: string, file: string): boolean => existsSync(join(games, slug, file));
  const lost = folders.filter(
    (slug) => !has(slug, 'game.json') && (has(slug, 'rules.ts') || has(slug, 'view.ts')),
  );
  if (lost.length > 0) throw new Error(`no game.json, so no game: ${lost.join(', ')}`);
  return folders.filter((slug) => has(slug, 'game.json'));
}

/** @throws Error naming a file that is missing or has a wrong export */
export async function loadSubject(games: string, slug: string): Promise<Subject> {
  const folder = join(games, slug);
  const { rules } = await load<{ rules?: Rules }>(folder, 'rules.ts');
  if (!rules) throw new Error(`${slug}/rules.ts: exports no "rules"`);
  const { bot, proof } = await load<{ bot?: Bot; proof?: Proof }>(folder, 'bot.ts');
  if (!bot) throw new Error(`${slug}/bot.ts: exports no "bot"`);
  const { default: game } = await load<{ default?: Game }>(folder, 'view.ts');
  if (!game?.view) throw new Error(`${slug}/view.ts: its default export is not defineGame(…)`);
  if (game.rules !== rules) throw new Error(`${slug}/view.ts: does not show ${slug}/rules.ts`);
  return {
    slug,
    folder,
    rules,
    bot,
    proof: withMargin(slug, rules, proof),
    solve: await solverOf(folder, slug),
    mind: await mindOf(folder, slug),
    view: game.view,
    lessons: await game.view.how?.(),
    words: { ...boardWords, ...kitWords, ...runWords, ...wordsOf(folder, slug) },
    sprites: await spritesOf(folder),
  };
}

/** The least lead of the better bot: a part of its games won, or of what the score counts. */
const MIN_MARGIN = { 'win-rate': 0.2, score: 1 } as const;

/** @throws Error if the margin is too small to tell the bots apart */
export function withMargin(
  slug: string,
  rules: Pick<Rules, 'scoring'>,
  proof: Proof = {},
): Proof & { readonly margin: number } {
  const least = MIN_MARGIN[proof.measure ?? (rules.scoring ? 'score' : 'win-rate')];
  const { margin = least } = proof;
  if (margin >= least) return { ...proof, margin };
  throw new Error(`${slug}/bot.ts: proof.margin is ${margin}: at least ${least} shows a lead`);
}

async function load<M>(folder: string, file: string): Promise<M> {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path}: missing`);
  return (await import(/* @vite-ignore */ path)) as M;
}

async function solverOf(folder: string, slug: string): Promise<Solve | undefined> {
  if (!existsSync(join(folder, 'solver.ts'))) return undefined;
  const { solve } = await load<{ solve?: Solve }>(folder, 'solver.ts');
  if (!solve) throw new Error(`${slug}/solver.ts: exports no "solve"`);
  return solve;
}

async function mindOf(folder: string, slug: string): Promise<Mind | undefined> {
  if (!existsSync(join(folder, 'mind.ts'))) return undefined;
  const { mind } = await load<{ mind?: Mind }>(folder, 'mind.ts');
  if (!mind?.rival && !mind?.hint) {
    throw new Error(`${slug}/mind.ts: exports no "mind" with rival() or hint()`);
  }
  return mind;
}

async function spritesOf(folder: string): Promise<ReadonlySet<string> | undefined> {
  if (!existsSync(join(folder, 'sprites.ts'))) return undefined;
  const { sprites } = await load<{
    sprites?: { readonly icons: object; readonly own?: object };
  }>(folder, 'sprites.ts');
  if (!sprites) throw new Error(`${folder}/sprites.ts: exports no "sprites"`);
  return new Set([...Object.keys(sprites.icons), ...Object.keys(sprites.own ?? {})]);
}

function wordsOf(folder: string, slug: string): Record<string, string> {
  const path = join(folder, 'strings/en.json');
  if (!existsSync(path)) throw new Error(`${path}: missing`);
  const words: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof words !== 'object' || words === null || Array.isArray(words)) {
    throw new Error(`${slug}/strings/en.json: not an object`);
  }
  for (const [key, text] of Object.entries(words)) {
    if (typeof text !== 'string' || text.trim() === '') {
      throw new Error(`${slug}/strings/en.json: "${key}" is not a text`);
    }
  }
  return words as Record<string, string>;
}
