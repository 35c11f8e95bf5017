import { fillMessage } from '@playgrove/language/message-format';
import type { GameSummary } from '../data/game-summary.ts';
import { playsText } from './plays.ts';
import * as messages from './messages/en.json';

export type StatsProps = {
  readonly game: Pick<GameSummary, 'plays' | 'rated' | 'score' | 'votes'>;
  /** Says whose rating it is, and how many visitors voted. */
  readonly withVotes?: boolean;
};

/**
 * Play count and rating. A game that nobody has played yet is new; a rating is our own until enough
 * visitors have voted. Icons are drawn by the style sheet, and what they say is a label: a page has a
 * hundred of them, and elements cost time.
 */
export function Stats({ game: { plays, rated, score, votes }, withVotes = false }: StatsProps) {
  return (
    <span className="stats">
      {plays === undefined ? (
        <span className="plays none">{messages.isNew}</span>
      ) : (
        <span
          className="plays"
          role="img"
          aria-label={fillMessage(messages.plays, { count: playsText(plays) })}
        >
          {plays}
        </span>
      )}
      {rated && score !== undefined && (
        <span
          className={`rating ${rated}`}
          role="img"
          aria-label={fillMessage(rated === 'editors' ? messages.ratedByUs : messages.rated, {
            score,
          })}
        >
          {score}
        </span>
      )}
      {withVotes && rated === 'editors' && (
        // Read aloud with the rating already.
        <span className="votes" aria-hidden="true">
          {messages.ourRating}
        </span>
      )}
      {withVotes && rated === 'visitors' && votes !== undefined && (
        <span className="votes">{fillMessage(messages.votes, { n: votes })}</span>
      )}
    </span>
  );
}
