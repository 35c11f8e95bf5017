import { Thinking, type ThinkingOptions } from './mind.ts';
import { openMind } from './mind-worker.ts';

export { placeAdvice } from '../feedback/advice-place.ts';

/** Loaded by games that have a mind. */
export function startThinking(url: string, options: Omit<ThinkingOptions, 'ask'>): Thinking {
  return new Thinking({ ...options, ask: openMind(url) });
}
