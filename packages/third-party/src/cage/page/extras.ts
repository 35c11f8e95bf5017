/** What only some games need of the page around them: bundled alone, and loaded when one does. */
import { STORED_ELSEWHERE, MAX_JSON, MAX_WHOLE, type HostToGame } from '../wire.ts';
import { note, readMarker } from './journal.ts';
import { merge, type Changes } from './merge.ts';
import { offerLink, sayUnsaved } from './offer.ts';
import { openLargeSaves } from './large-saves.ts';
import type { Started } from './start.ts';

/** How often another tab may write while this one stores. */
const MAX_TRIES = 5;

const { facts, room } = (window as unknown as { cage: Started }).cage;
const largeSaves = openLargeSaves(`cage:${facts.id}`);

async function keep(
  stored: () => string,
  store: (value: string) => boolean | undefined,
  changes: Changes | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const now = stored();
    const late = now[0] === STORED_ELSEWHERE ? readMarker(now) : undefined;
    const isThere = await largeSaves.change('save', (saved) =>
      merge(late ? merge(String(saved ?? ''), late, MAX_JSON) : now, changes, MAX_JSON),
    );
    // What another tab wrote meanwhile would go under the marker.
    if (isThere && stored() !== now) continue;
    if (isThere && store(STORED_ELSEWHERE)) return true;
    const whole = late && changes ? note(now, changes) : merge(now, changes, MAX_JSON);
    // What stood there before would be older.
    return whole.length <= MAX_WHOLE && store(whole) === true;
  }
  return false;
}

const extras = {
  /** The large save that a marker stands for; rejects if the browser does not hand it out. */
  fetchSave: async (marker: string): Promise<string> =>
    merge(String((await largeSaves.get('save')) ?? ''), readMarker(marker), MAX_JSON),
  /**
   * Makes changes to a save that is, or becomes, too large for the storage that all games share.
   * @param stored what that holds
   * @param store writes into it, and says whether it took that
   * @returns whether the changes are stored; if not, the player sees a notice
   */
  async keep(...given: Parameters<typeof keep>): Promise<boolean> {
    const isKept = await keep(...given);
    if (!isKept) sayUnsaved(room);
    return isKept;
  },
  /** Does what a game's message says. It may be forged, so its fields come checked. */
  answer(
    kind: unknown,
    text: (name: string, most?: number) => string,
    content: unknown,
    send: (message: HostToGame) => void,
  ): void {
    switch (kind) {
      case 'link':
        offerLink(room, text('url', 2000));
        break;
      case 'share':
        void navigator.share?.({ title: text('title'), url: document.baseURI }).catch(() => {});
        break;
      case 'databases':
        void largeSaves.databases().then((saved) => send({ kind, saved }));
        break;
      case 'database': {
        const name = text('name');
        if (content === undefined) void largeSaves.delete(`db:${name}`);
        else
          void largeSaves
            .put(`db:${name}`, [name, content])
            .then((isKept) => isKept || sayUnsaved(room));
        break;
      }
      default:
    }
  },
};

/** What `main.ts` finds once this script has run. */
export type PageExtras = typeof extras;

Object.assign(window, { cageExtras: extras });
