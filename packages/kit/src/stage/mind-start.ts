import { Thinking, type ThinkingOptions } from './mind.ts';
import { openMind } from './mind-worker.ts';

/** What the page fetches for games that have a mind. */
export function startThinking(url: string, options: Omit<ThinkingOptions, 'ask'>): Thinking {
  return new Thinking({ ...options, ask: openMind(url) });
}
