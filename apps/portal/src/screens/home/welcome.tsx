import { fillMessage } from '@playgrove/language/message-format';
import type { Site } from '../../data/site.ts';
import * as messages from './messages/en.json';

/** What the site is, in one line, for who has not played here yet. */
export function Welcome({ site }: { readonly site: Site }) {
  const claims = [
    site.ads ? messages.noSignUp : messages.noAds,
    ...(site.offline ? [messages.worksOffline] : []),
  ];
  return (
    <p className="welcome">
      <b>{fillMessage(messages.freeGames, { n: site.total })}</b>
      {` ${claims.join(' ')}`}
    </p>
  );
}
