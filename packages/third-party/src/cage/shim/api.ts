import type { config, tag } from './config.ts';
import type { hear, tell } from './talk.ts';
import type { fix, isOwn } from './urls.ts';

/** What the extras know of the first script. */
export type ShimApi = {
  readonly config: typeof config;
  readonly tag: typeof tag;
  readonly hear: typeof hear;
  readonly tell: typeof tell;
  readonly fix: typeof fix;
  readonly isOwn: typeof isOwn;
  /** Runs a script of ours before it returns. */
  runScript(address: string): void;
};
