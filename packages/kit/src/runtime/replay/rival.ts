import { faultOf, RunPlayer, type Run } from '../../session/run.ts';
import type { Session } from '../../session/session.ts';
import type { Game } from '../game.ts';
import { figure } from '../hud/hud.ts';
import type { Play } from '../stage/play.ts';
import type { Race } from '../stage/stage-options.ts';

/** Ticks of the rival in one frame: more are due only after a reload, and come one frame later. */
const MAX_STEPS = 600;

/** How far a rival is, and whether the player is ahead. */
export type Standing = { readonly value: string; readonly ahead: boolean };

/** Somebody else's run on this board, played next to the player's: as many ticks, or as many moves. */
export class Rival implements Race {
  readonly #game: Game;
  readonly run: Run;
  readonly #show: (standing: Standing | undefined) => void;
  #player: RunPlayer | undefined;
  /** The position at the deal, as long as the player may still stand there. */
  #dealt: string | undefined;
  /** Ticks that the player and the rival stood there. */
  #waited = 0;
  #lead = 0;

  /** @param show the strip; nothing is to be shown on another board */
  constructor(game: Game, run: Run, show: (standing: Standing | undefined) => void) {
    this.#game = game;
    this.run = run;
    this.#show = show;
  }

  begin(play: Play): void {
    const { level, seed } = play.session.start;
    const { run } = this;
    this.#leave(play);
    if (level !== run.level || seed !== run.seed || faultOf(this.#game.rules, run)) return;
    try {
      this.#player = new RunPlayer(this.#game.rules, run);
    } catch {
      // A board that these rules do not deal has no rival.
      return;
    }
    this.#dealt = this.#player.session.hash();
    this.#waited = 0;
    this.#lead = 0;
    this.follow(play);
  }

  follow(play: Play): void {
    const time = this.#timeFor(play.session);
    // Moves were taken back.
    if (this.#player && this.#player.session.time > time) this.begin(play);
    const player = this.#player;
    if (!player) return;
    for (let step = 0; step < MAX_STEPS && !player.done; step += 1) {
      if (player.session.time >= time) break;
      player.step();
    }
    // What was recorded otherwise proves nothing.
    if (player.done && !player.outcome.ok) {
      this.#leave(play);
      return;
    }
    play.rival = player.session.state;
    const value = progressOf(player.session, this.run.length);
    this.#show({ value, ahead: isAhead(play.session, player.session) });
  }

  /**
   * How far the rival is to come. Where nothing moves until the first input, both begin with theirs:
   * how long somebody looks at the board is no part of the race.
   */
  #timeFor(session: Session): number {
    const { rules, time } = session;
    if (rules.tick && time > 0 && this.#dealt !== undefined) {
      if (session.hash() === this.#dealt) {
        this.#waited = time;
        this.#lead = this.run.log[0]?.[0] ?? 0;
      } else this.#dealt = undefined;
    }
    return this.#lead + time - this.#waited;
  }

  #leave(play: Play): void {
    this.#player = undefined;
    play.rival = undefined;
    this.#show(undefined);
  }
}

/** What tells how far somebody has come: points where more are better, the goal, or the way done. */
export function progressOf({ rules, state, time }: Session, length: number): string {
  const { scoring } = rules;
  const score = rules.score?.(state);
  if (scoring?.better === 'higher' && score !== undefined) return figure(score, scoring.unit);
  const goal = rules.goal?.(state);
  if (goal) return `${goal.now}/${goal.target}`;
  return `${Math.round((100 * time) / Math.max(1, length))}%`;
}

function isAhead({ rules, state }: Session, theirs: Session): boolean {
  if (rules.scoring?.better !== 'higher') return false;
  return (rules.score?.(state) ?? 0) > (rules.score?.(theirs.state) ?? 0);
}
