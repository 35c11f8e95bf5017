import type { Site } from '../../data/site.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { TODAY_HREF } from './today-row.tsx';
import * as messages from './messages/en.json';

/** Where Your progress is. */
export const ME_HREF = '#/me';

/** What is the visitor's own, above every list: Today and Your progress, in this tab. */
export function OwnStrip({ site }: { readonly site: Pick<Site, 'daily'> }) {
  return (
    <ul className="own-strip">
      {site.daily.length > 0 && (
        <li>
          <a href={TODAY_HREF}>
            <span className="badge orange">
              <Glyph name="flame" />
            </span>
            {messages.today}
          </a>
        </li>
      )}
      <li>
        <a href={ME_HREF}>
          <span className="badge green">
            <Glyph name="tree" />
          </span>
          {messages.progress}
        </a>
      </li>
    </ul>
  );
}
