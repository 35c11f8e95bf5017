import { fillMessage } from '@playgrove/language/message-format';
import type { Site } from '../../data/site.ts';
import { CategoryList } from '../../ui/categories.tsx';
import * as messages from './messages/en.json';

/** What the site is. */
export function About({ site }: { readonly site: Site }) {
  return (
    <section className="about" aria-labelledby="about" suppressHydrationWarning>
      <h2 id="about">{fillMessage(messages.about, { site: site.name })}</h2>
      <p className="lead">{messages.lead}</p>
      <div className="about-points">
        <div>
          <h3>{messages.gamesTitle}</h3>
          <p>{messages.gamesText}</p>
        </div>
        <div>
          <h3>{messages.screenTitle}</h3>
          <p>{messages.screenText}</p>
        </div>
        <div>
          <h3>{messages.freeTitle}</h3>
          <p>{site.ads ? messages.freeTextWithAds : messages.freeText}</p>
        </div>
      </div>
      {site.samples && <p className="about-samples">{messages.samples}</p>}
      <CategoryList title={messages.browse} categories={site.categories} />
    </section>
  );
}
