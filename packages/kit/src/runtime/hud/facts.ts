import { areModes } from '../../session/levels.ts';
import type { Session } from '../../session/session.ts';
import type { Words } from '../base/words.ts';
import type { Game } from '../game.ts';
import type { HudFacts } from './hud.ts';
import { playingTitle } from './level-title.ts';

/** The sources of the strip's facts. */
export type HudSource = {
  readonly game: Game;
  readonly words: Words;
  readonly session: Session;
  /** The view's own state. */
  readonly ui: unknown;
  /** The day whose challenge is being played. */
  readonly day: string | undefined;
  readonly best: number | undefined;
  readonly muted: boolean;
  readonly playing: boolean;
  readonly hint: HudFacts['hint'];
};

/**
 * Modes can be chosen only until the first move, so that a touch too high in the game opens
 * nothing.
 */
export function offersModes({
  game,
  session,
  day,
}: Pick<HudSource, 'game' | 'session' | 'day'>): boolean {
  return areModes(game.rules.levels) && day === undefined && !session.begun;
}

/** The strip's facts about a position. */
export function hudFacts(source: HudSource): HudFacts {
  const { game, words, session, ui, day, best, muted, playing, hint } = source;
  const { rules, view } = game;
  const { state, start } = session;
  const scored = rules.scoring && !view.hidesScore;
  const undoes = rules.pace.kind === 'turns' && rules.pace.undo !== 'none';
  return {
    score: scored ? (view.clock?.(state, ui) ?? rules.score?.(state)) : undefined,
    best: scored ? best : undefined,
    unit: rules.scoring?.unit,
    level: playingTitle(rules.levels, { level: start.level, day }, words),
    modes: offersModes(source),
    goal: rules.goal?.(state),
    chips: view.chips?.(state) ?? [],
    muted,
    undoStock: undoes ? session.undoStock : undefined,
    canUndo: session.undoLeft > 0 && playing,
    hint,
  };
}
