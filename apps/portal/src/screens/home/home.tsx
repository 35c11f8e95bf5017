import { MAYBE_COUNT } from '@playgrove/catalogue';
import { categoryListId } from '@playgrove/protocol';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { CardList } from '../../ui/card-list.tsx';
import { Island } from '#island';
import type { DayView } from '../../data/daily/view.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { RECENT_SHOWN, type HomeData } from '../../data/home-data.ts';
import type { SavedState } from '../../data/saved-state.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { listTitle } from '../../ui/list-title.ts';
import { Loading } from '../../ui/loading.tsx';
import { DayRow } from '../../features/today/today-row.tsx';
import type { Site } from '../../data/site.ts';
import { About } from './about.tsx';
import { Welcome } from './welcome.tsx';
import * as messages from './messages/en.json';

export type HomeProps = {
  readonly site: Site;
  readonly sections: HomeData['sections'];
  readonly maybe: readonly GameSummary[];
  /** Played on this device, last first. */
  readonly recent: readonly GameSummary[];
  /** Best scores of this device. */
  readonly best?: SavedState['best'];
  /** The day's challenges; none if no game has any. */
  readonly day: DayView;
  readonly loading?: boolean;
  readonly onRefresh?: () => void;
};

/** Cards of the first sections that a phone's first screen shows: part of a row, and the large one. */
const EAGER = [3, 1];
/** Cards of a list that it may show at most. */
const SMALL = 3;
/** Sections that a first screen may show a part of. */
const FIRST = EAGER.length;

export function Home(props: HomeProps) {
  const { site, sections, maybe, recent, best, day, loading = false, onRefresh } = props;
  return (
    <div className="home-page">
      <h1 className="hidden" tabIndex={-1}>
        {site.name}
      </h1>
      {recent.length === 0 && <Welcome site={site} />}
      {recent.length > 0 && (
        <Island memoKey={recent}>
          {() => (
            <CardList
              id="continue"
              title={messages.continuePlaying}
              list="continue"
              look="scroll"
              games={recent.slice(0, RECENT_SHOWN)}
              eager={3}
              small={SMALL}
              best={best}
            />
          )}
        </Island>
      )}
      {day.five.length > 0 && <Island memoKey={day}>{() => <DayRow day={day} />}</Island>}
      {sections.map((section, index) => (
        <Island key={section.name} memoKey={section} deferred={index >= FIRST}>
          {() => (
            <CardList
              id={`section-${index}`}
              title={listTitle(section.name)}
              list={categoryListId(section.name)}
              look={section.layout}
              games={section.games}
              more={section.name}
              eager={EAGER[index] ?? 0}
              small={index < FIRST ? SMALL : undefined}
            />
          )}
        </Island>
      ))}
      <AdSlot site={site} name="home" />
      <Loading on={loading} />
      <Island memoKey={maybe} deferred>
        {() => (
          <CardList
            id="maybe"
            title={messages.maybe}
            list="maybe"
            look="puzzle"
            games={maybe.slice(0, MAYBE_COUNT)}
            action={
              <button type="button" className="more refresh" onClick={onRefresh} data-live>
                <Glyph name="refresh" />
                {messages.refresh}
              </button>
            }
          />
        )}
      </Island>
      <Island memoKey={site} deferred>
        {() => <About site={site} />}
      </Island>
    </div>
  );
}
