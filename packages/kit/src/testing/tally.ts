/** What the checks did with one game, for the table at the end of a run. */
export class Tally {
  readonly game: string;
  levels = 0;
  deals = 0;
  solved = 0;
  /** Whole games played, by random players, bots and virtual hands. */
  games = 0;
  inputs = 0;
  /** Junk and illegal inputs tried. */
  refused = 0;
  frames = 0;
  bots = '';
  /** Message keys with their users, checked after everything has been played. */
  readonly keys = new Map<string, string>();

  constructor(game: string) {
    this.game = game;
  }

  says(key: string | undefined, who: string): void {
    if (key !== undefined && !this.keys.has(key)) this.keys.set(key, who);
  }

  get row(): Readonly<Record<string, string | number>> {
    const { game, levels, deals, solved, games, inputs, refused, frames, bots } = this;
    return {
      game,
      levels,
      deals,
      solved,
      games,
      inputs,
      refused,
      frames,
      'bots, weak to strong': bots,
    };
  }
}
