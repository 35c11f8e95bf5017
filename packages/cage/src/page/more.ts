/** What few games need of the page around them: bundled alone, and fetched when one does. */
import { LARGE, MOST_WHOLE, type Down } from '../wire.ts';
import { offerLink } from './offer.ts';
import { openShelf } from './shelf.ts';
import type { Started } from './start.ts';

const { facts, room } = (window as unknown as { cage: Started }).cage;
const shelf = openShelf(`cage:${facts.id}`);

const more = {
  /** The large save; rejects if the browser does not hand it out. */
  fetchSave: async (): Promise<string> => String((await shelf.get('save')) ?? ''),
  /** Keeps a large save. @param store writes into the storage that all games share */
  async keep(save: string, store: (value: string) => unknown): Promise<void> {
    if (await shelf.put('save', save)) store(LARGE);
    // What stood there before would be older.
    else if (save.length <= MOST_WHOLE) store(save);
  },
  /** Does what a game's message says. It may be forged, so its fields come checked. */
  answer(
    kind: unknown,
    text: (name: string, most?: number) => string,
    content: unknown,
    send: (message: Down) => void,
  ): void {
    switch (kind) {
      case 'link':
        offerLink(room, text('url', 2000));
        break;
      case 'share':
        void navigator.share?.({ title: text('title'), url: document.baseURI }).catch(() => {});
        break;
      case 'databases':
        void shelf.databases().then((saved) => send({ kind, saved }));
        break;
      case 'database': {
        const name = text('name');
        if (content === undefined) void shelf.delete(`db:${name}`);
        else void shelf.put(`db:${name}`, [name, content]);
        break;
      }
      default:
    }
  },
};

/** What `main.ts` finds once this script has run. */
export type More = typeof more;

Object.assign(window, { cageMore: more });
