import { MAYBE_COUNT } from '@playgrove/catalogue';
import { AdSlot } from '../../ads/slot.tsx';
import { CardList } from '../../cards/card-list.tsx';
import { Kinds } from '../../cards/kinds.tsx';
import { Guard } from '../../guard/guard.tsx';
import type { Slim } from '../../records/rows.ts';
import type { Deck } from '../../scene.ts';
import { Glyph } from '../../shell/glyph.tsx';
import { Loading } from '../../shell/loading.tsx';
import type { Site } from '../../site.ts';

export type HomeProps = {
  readonly site: Site;
  readonly sections: Deck['sections'];
  readonly maybe: readonly Slim[];
  /** Played on this device, last first. */
  readonly recent: readonly Slim[];
  readonly loading?: boolean;
  readonly onRefresh?: () => void;
};

const RECENT_SHOWN = 9;
/** Cards of the first sections that a phone's first screen shows: part of a row, and the large one. */
const EAGER = [3, 1];
/** Sections that a first screen may show a part of. */
const FIRST = EAGER.length;

export function Home({ site, sections, maybe, recent, loading = false, onRefresh }: HomeProps) {
  return (
    <div className="home-page">
      <h1 className="hidden" tabIndex={-1}>
        {site.name}
      </h1>
      {recent.length > 0 && (
        <Guard same={recent}>
          {() => (
            <CardList
              id="continue"
              title="Continue playing"
              look="scroll"
              games={recent.slice(0, RECENT_SHOWN)}
              eager={3}
            />
          )}
        </Guard>
      )}
      {sections.map((section, index) => (
        <Guard key={section.name} same={section} late={index >= FIRST}>
          {() => (
            <CardList
              id={`section-${index}`}
              title={section.name}
              look={section.layout}
              games={section.games}
              more
              eager={EAGER[index] ?? 0}
            />
          )}
        </Guard>
      ))}
      <AdSlot site={site} name="home" />
      <Loading on={loading} />
      <Guard same={maybe} late>
        {() => (
          <CardList
            id="maybe"
            title="Maybe you like"
            look="puzzle"
            games={maybe.slice(0, MAYBE_COUNT)}
            action={
              <button type="button" className="more refresh" onClick={onRefresh} data-live>
                <Glyph name="refresh" />
                Refresh
              </button>
            }
          />
        )}
      </Guard>
      <Guard same={site} late>
        {() => <About site={site} />}
      </Guard>
    </div>
  );
}

function About({ site }: { readonly site: Site }) {
  return (
    <section className="about" aria-labelledby="about">
      <h2 id="about">About {site.name}</h2>
      <p className="lead">
        Every game here is free, unblocked and playable on PC, tablet and mobile. Nothing to
        download, nobody to sign in: press a card, press Play, and you are in.
      </p>
      <div className="about-points">
        <div>
          <h3>Games for a spare minute</h3>
          <p>
            Puzzles and card tables, races and penalty kicks, kitchens and fishing ponds, snakes,
            bubbles and quiet boards. Each opens in a moment and is fun from the first tap, and your
            best scores stay on your own device.
          </p>
        </div>
        <div>
          <h3>Your screen, your way</h3>
          <p>
            Play with one finger, a mouse or the keyboard; many games take a gamepad too. Hold the
            phone upright or sideways, turn the sound off, choose a dark page for the night.
          </p>
        </div>
        <div>
          <h3>No strings</h3>
          <p>
            No account, no download and no waiting. We count plays to learn which games people
            enjoy, and do not follow anyone around the web.
          </p>
        </div>
      </div>
      <Kinds title="Every kind of game" categories={site.categories} />
    </section>
  );
}
