import {
  GAME_FIELDS,
  GAME_LABELS,
  type GameAction,
  type GameEvent,
  type GameField,
  type GamesState,
  type ListedGame,
} from '@playgrove/protocol/games-page';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { addGame, change, loadGames, wordsOf } from './change.ts';
import { Section, type Answer } from './section.tsx';
import { Table, type Column } from './table.tsx';

type Ready = GamesState & { readonly can: true };

/** What goes on, or how it ended. */
type Work = { readonly kind: 'going' | 'done' | 'failed'; readonly words: string };

/** Adds, hides, features and removes games of the running site. */
export function GamesPage() {
  const [state, setState] = useState<Answer<GamesState>>({ kind: 'waiting' });
  const [work, setWork] = useState<Work>();
  const status = useRef<HTMLDivElement>(null);
  const load = useCallback(
    () =>
      loadGames().then(
        (found) => setState({ kind: 'here', found }),
        (error: unknown) => setState({ kind: 'failed', why: wordsOf(error) }),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  const busy = work?.kind === 'going';

  /** @param moves whether what was pressed may be gone in the end */
  const run = async (
    title: string,
    task: () => Promise<{ readonly ok: boolean; readonly words: string }>,
    moves: boolean,
  ): Promise<boolean> => {
    if (busy) return false;
    setWork({ kind: 'going', words: `${title}…` });
    const ended = await task().catch((error: unknown) => ({ ok: false, words: wordsOf(error) }));
    await load();
    setWork({ kind: ended.ok ? 'done' : 'failed', words: ended.words });
    if (moves) status.current?.focus();
    return ended.ok;
  };
  const add = (zip: File, fields: Readonly<Partial<Record<GameField, string>>>) =>
    run(
      'Sending',
      () =>
        addGame(zip, fields, (share) =>
          setWork({
            kind: 'going',
            words:
              share < 1
                ? `Sending… ${Math.floor(share * 100)}%`
                : 'Checking the game and putting the site together…',
          }),
        ),
      true,
    );
  const act = (action: GameAction, { slug, title }: ListedGame) => {
    if (action === 'remove' && !confirm(`Remove ${title}? Players’ saves stay on their devices.`))
      return;
    void run(`${DOING[action]} ${title}`, () => change({ action, slug }), action === 'remove');
  };
  return (
    <main>
      <div ref={status} role="status" tabIndex={-1} className={`work ${work?.kind ?? ''}`}>
        {work && <WorkText work={work} />}
      </div>
      <Section title="Games" answer={state}>
        {(found) =>
          found.can ? (
            <>
              <AddForm busy={busy} onAdd={add} />
              <List ready={found} busy={busy} onAct={act} />
            </>
          ) : (
            <p>{CANNOT[found.why]}</p>
          )
        }
      </Section>
      {state.kind === 'here' && state.found.can && state.found.log.length > 0 && (
        <section aria-label="Log">
          <h2>Log</h2>
          <Table title="Changes" file="changes" columns={LOG_COLUMNS} rows={state.found.log} />
        </section>
      )}
    </main>
  );
}

const DOING: Readonly<Record<GameAction, string>> = {
  hide: 'Hiding',
  show: 'Showing',
  feature: 'Featuring',
  unfeature: 'No longer featuring',
  remove: 'Removing',
};

/** Why nothing can be changed here, and what to do instead. */
const CANNOT: Readonly<Record<(GamesState & { can: false })['why'], ReactNode>> = {
  repository: (
    <>
      This portal was built from the repository. Add a game there with{' '}
      <code>npm run add-game -- game.zip</code>, then run <code>npm run build</code>.
    </>
  ),
  elsewhere: (
    <>This server shows figures only. To change games, open /insights/ of the portal itself.</>
  ),
  'several-nodes': (
    <>
      This portal runs on several nodes, and each has its own games. On each of them, run{' '}
      <code>playgrove add-game game.zip</code> and reload the server.
    </>
  ),
  'no-token': (
    <>
      Changing games needs a token: set <code>OPERATOR_TOKEN</code>. Or run{' '}
      <code>playgrove add-game game.zip</code> and reload the server.
    </>
  ),
};

function WorkText({ work: { kind, words } }: { readonly work: Work }) {
  if (kind === 'going') return <p>{words}</p>;
  return (
    <>
      <p>{kind === 'done' ? 'Done. The site shows it now.' : 'Nothing new is shown:'}</p>
      {words !== '' && <pre>{words}</pre>}
    </>
  );
}

const FIELDS = Object.entries(GAME_LABELS) as readonly (readonly [GameField, label: string])[];

function AddForm(props: {
  readonly busy: boolean;
  readonly onAdd: (
    zip: File,
    fields: Readonly<Partial<Record<GameField, string>>>,
  ) => Promise<boolean>;
}) {
  const { busy, onAdd } = props;
  const form = useRef<HTMLFormElement>(null);
  const submit = async (data: FormData): Promise<void> => {
    const zip = data.get('zip');
    if (!(zip instanceof File) || zip.size === 0) return;
    const fields = Object.fromEntries(FIELDS.map(([name]) => [name, String(data.get(name) ?? '')]));
    if (await onAdd(zip, fields)) form.current?.reset();
  };
  return (
    <form
      ref={form}
      className="add"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <label>
        Zip of a game
        <input type="file" name="zip" accept=".zip,application/zip" required />
      </label>
      {FIELDS.map(([name, label]) => (
        <label key={name}>
          {label}
          <input name={name} maxLength={GAME_FIELDS[name]} autoComplete="off" />
        </label>
      ))}
      <button aria-disabled={busy}>Add game</button>
      <p className="note">
        Only the zip is needed; tags have commas between them. Without a license, a game has a page
        but is on no list. Added again, a game is replaced. It runs in a sandbox.
      </p>
    </form>
  );
}

function List(props: {
  readonly ready: Ready;
  readonly busy: boolean;
  readonly onAct: (action: GameAction, game: ListedGame) => void;
}) {
  const { ready, busy, onAct } = props;
  const { games, base, settings, writable } = ready;
  const button = (action: GameAction, label: string, game: ListedGame) => (
    <button
      type="button"
      aria-disabled={busy}
      aria-label={`${label} ${game.title}`}
      onClick={() => {
        if (!busy) onAct(action, game);
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      {!writable && (
        <p className="note">
          The server can’t write <code>{settings}</code>. To hide or feature games, run{' '}
          <code>playgrove hide</code> or <code>playgrove feature</code> as its owner and reload the
          server.
        </p>
      )}
      <ul className="shelf">
        {games
          .toSorted((a, b) => a.title.localeCompare(b.title))
          .map((game) => (
            <li key={game.slug}>
              <span className="shelf-name">
                {game.hidden ? game.title : <a href={`${base}games/${game.slug}/`}>{game.title}</a>}
                <span>{wordsFor(game)}</span>
              </span>
              <span className="shelf-acts">
                {writable &&
                  (game.featured
                    ? button('unfeature', 'Unfeature', game)
                    : button('feature', 'Feature', game))}
                {writable &&
                  (game.hidden ? button('show', 'Show', game) : button('hide', 'Hide', game))}
                {game.from === 'library' && button('remove', 'Remove', game)}
              </span>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Only what is not usual. */
function wordsFor({ from, hidden, featured, unlisted }: ListedGame): string {
  const words = [
    ...(from === 'library' ? ['added'] : from === 'feed' ? ['from a feed'] : []),
    ...(hidden ? ['hidden'] : []),
    ...(featured ? ['featured'] : []),
    ...(unlisted ? ['on no list: no license'] : []),
  ];
  return words.join(', ');
}

const LOG_COLUMNS: readonly Column<GameEvent>[] = [
  { head: 'Time (UTC)', value: ({ time }) => time.slice(0, 19).replace('T', ' ') },
  { head: 'What', value: ({ action }) => action },
  { head: 'Game', value: ({ game }) => game },
  { head: 'Outcome', value: ({ ok }) => (ok ? 'done' : 'refused') },
  { head: 'Token', value: ({ token }) => token },
];
