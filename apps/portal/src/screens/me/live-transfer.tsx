import { fillMessage } from '@playgrove/language/message-format';
import { useRef, useState } from 'react';
import { wordsOfSlug } from '@playgrove/catalogue';
import { BASE } from '../../data/base.ts';
import type { Site } from '../../data/site.ts';
import { chunk } from '../../services/chunks.ts';
import { download } from '../../services/download.ts';
import { playerName, setPlayerName } from '../../services/player.ts';
import { bringStars } from '../../services/progress/month.ts';
import { exportSaves, importSaves, type Imported } from '../../services/saves/saves.ts';
import { toast } from '../../services/toasts.ts';
import { Glyph } from '../../ui/glyph.tsx';
import type { Code } from './code.ts';
import * as messages from './messages/en.json';

/** Codes are made by code that most visitors never need. */
const fetchCode = chunk('code', () => import('./code.ts'));

/** Databases of third-party games; few visitors have any. */
const fetchShelves = chunk('shelves', () => import('@playgrove/third-party/portal'));

const storage = (): Storage => localStorage;

export type LiveTransferProps = {
  readonly site: Pick<Site, 'name'>;
  /** The route's query: progress that a link has brought, if any. */
  readonly query: string;
  /** Something of what is stored has changed. */
  readonly onChange: () => void;
};

type Outcome = { readonly text: string; readonly undo?: () => void } | { readonly refused: string };

/** Export and import by file, code and link, and the name on challenges. */
export function LiveTransfer({ site, query, onChange }: LiveTransferProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [code, setCode] = useState<Code>();
  const file = useRef<HTMLInputElement>(null);
  const [offered, setOffered] = useState(() => new URLSearchParams(query).get('take') ?? '');

  const take = async (text: string): Promise<void> => {
    const imported = bringStars(storage, () => importSaves(storage, text));
    if (!imported.ok) return setOutcome({ refused: reasonOf(imported) });
    let [n, undo] = [imported.changed, imported.undo];
    if (imported.shelves.size > 0) {
      const { bringShelves } = await fetchShelves();
      const shelves = await bringShelves(imported.shelves, storage());
      n += shelves.brought;
      undo = () => {
        imported.undo();
        void shelves.undo();
      };
    }
    const lines = [fillMessage(messages.imported, { n })];
    const { taken, left } = imported.careers;
    if (taken.length > 0) lines.push(fillMessage(messages.careersTaken, { games: named(taken) }));
    if (left.length > 0) lines.push(fillMessage(messages.careersLeft, { games: named(left) }));
    setOutcome({ text: lines.join(' '), undo });
    return onChange();
  };
  const save = async (): Promise<void> => {
    try {
      const { readShelves } = await fetchShelves();
      const { shelves, left } = await readShelves(storage());
      const text = exportSaves(storage, new Date(), shelves);
      download(text, 'application/json', `${site.name}-progress.json`);
      const part = left > 0 ? ` ${fillMessage(messages.exportedPart, { n: left })}` : '';
      setOutcome({ text: messages.exported + part });
    } catch {
      setOutcome({ refused: messages.exportFailed });
    }
  };
  const accept = async (): Promise<void> => {
    const { unpackSaves } = await fetchCode();
    await take(await unpackSaves(offered));
    decline();
  };
  const decline = (): void => {
    setOffered('');
    // A reload must not offer it again.
    history.replaceState(history.state, '', '#/me');
  };
  const show = async (): Promise<void> => {
    if (code) return setCode(undefined);
    const { makeCode } = await fetchCode();
    const made = await makeCode(storage(), location.origin + BASE);
    if (made) setCode(made);
    else toast(messages.codeEmpty);
  };
  const fail = (): void => toast(messages.codeFailed);
  return (
    <section className="take" aria-labelledby="take">
      <h2 id="take">{messages.take}</h2>
      {offered !== '' && (
        <div className="take-offer">
          <h3>{messages.offer}</h3>
          <p>{messages.offerText}</p>
          <p className="take-ways">
            <button
              type="button"
              className="button primary"
              onClick={() => void accept().catch(fail)}
            >
              {messages.accept}
            </button>
            <button type="button" className="button" onClick={decline}>
              {messages.decline}
            </button>
          </p>
        </div>
      )}
      <p>{messages.takeText}</p>
      <p className="take-ways">
        <button type="button" className="button" onClick={() => void save()}>
          <Glyph name="offline" />
          {messages.exportFile}
        </button>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <Glyph name="share" />
          {messages.importFile}
        </button>
        <button
          type="button"
          className="button"
          aria-expanded={code !== undefined}
          onClick={() => void show().catch(fail)}
        >
          <Glyph name="grid" />
          {code ? messages.hideCode : messages.showCode}
        </button>
      </p>
      <input
        type="file"
        accept="application/json,.json"
        ref={file}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          void chosen
            ?.text()
            .catch(() => '')
            .then(take)
            .catch(() => setOutcome({ refused: messages.whyFull }));
        }}
      />
      <Result
        outcome={outcome}
        onUndo={(undo) => {
          bringStars(storage, undo);
          onChange();
          setOutcome({ text: messages.undone });
        }}
      />
      {code && <CodeView code={code} />}
      <NameField />
    </section>
  );
}

function Result(props: {
  readonly outcome: Outcome | undefined;
  readonly onUndo: (undo: () => void) => void;
}) {
  const { outcome, onUndo } = props;
  const refused = outcome && 'refused' in outcome;
  return (
    <div className="take-result" role="status">
      {refused && (
        <p className="refused">
          <strong>{messages.refused}</strong> {outcome.refused}
        </p>
      )}
      {outcome && !refused && (
        <p>
          {outcome.text}{' '}
          {outcome.undo && (
            <button
              type="button"
              className="more"
              onClick={() => outcome.undo && onUndo(outcome.undo)}
            >
              {messages.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function CodeView({ code }: { readonly code: Code }) {
  const { size, path, games, left, link } = code;
  return (
    <div className="code">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={messages.codeLabel}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} className="code-back" />
        <path d={path} />
      </svg>
      <div>
        <p>{fillMessage(messages.codeText, { n: games })}</p>
        {left > 0 && <p>{fillMessage(messages.codePart, { n: left })}</p>}
        <CopyLink link={link} />
      </div>
    </div>
  );
}

function CopyLink({ link }: { readonly link: string }) {
  return (
    <button
      type="button"
      className="more"
      onClick={() =>
        void import('../../services/share/share.ts').then(({ shareText }) => shareText(link))
      }
    >
      {messages.codeLink}
    </button>
  );
}

function NameField() {
  const [name, setName] = useState(() => playerName(storage));
  const [note, setNote] = useState('');
  const keep = (): void => {
    const clean = setPlayerName(storage, name);
    setName(clean);
    setNote(
      clean !== ''
        ? messages.nameSaved
        : name.trim() === ''
          ? messages.nameRemoved
          : messages.nameRefused,
    );
  };
  return (
    <form
      className="name"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label htmlFor="player-name">{messages.name}</label>
      <p id="player-name-hint">{messages.nameHint}</p>
      <span className="name-line">
        <input
          id="player-name"
          type="text"
          value={name}
          maxLength={12}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="player-name-hint"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" className="button">
          {messages.nameSave}
        </button>
      </span>
      <span role="status">{note}</span>
    </form>
  );
}

const WHY: Readonly<Record<(Imported & { readonly ok: false })['why'], string>> = {
  empty: messages.whyEmpty,
  large: messages.whyLarge,
  unreadable: messages.whyUnreadable,
  foreign: messages.whyForeign,
  newer: messages.whyNewer,
  nothing: messages.whyNothing,
  stranger: messages.whyStranger,
  damaged: messages.whyDamaged,
  full: messages.whyFull,
};

function reasonOf({ why, key = '' }: Imported & { readonly ok: false }): string {
  return fillMessage(WHY[why], { key: key.slice(0, 60) });
}

function named(slugs: readonly string[]): string {
  return slugs.map(wordsOfSlug).join(', ');
}
