import { fillMessage } from '@playgrove/language/message-format';
import { nameOf } from '@playgrove/protocol/names';
import { isKey, type Circle } from '@playgrove/protocol/runs';
import { useEffect, useState } from 'react';
import type { DayGame } from '../../data/daily/view.ts';
import { BASE } from '../../data/base.ts';
import type { QrCode } from '../../services/qr-code.ts';
import { chunk } from '../../services/chunks.ts';
import { useServices } from '../../services/context.ts';
import { shareText } from '../../services/share/share.ts';
import { toast } from '../../services/toasts.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { fetchCircle, joinCircle, leaveCircle, startCircle } from './calls.ts';
import { boardPlayer, withCircle, withoutCircle, type BoardPlayer } from './device.ts';
import * as messages from './messages/en.json';
import { LiveRows } from './live-rows.tsx';

const storage = (): Storage => localStorage;
const fetchCode = chunk('circle code', () => import('../../services/qr-code.ts'));

type Props = {
  readonly five: readonly DayGame[];
  readonly date: string;
  readonly player: BoardPlayer | undefined;
  readonly onChange: (player: BoardPlayer) => void;
};

/** The circle that a link has brought: its key is in the fragment, which no server sees. */
function invited(): string | undefined {
  const circle = new URLSearchParams(location.hash.split('?')[1]).get('circle');
  return isKey(circle) ? circle : undefined;
}

/** Friends' boards: start one, join by a link, see who was better, leave. */
export function LiveCircles({ five, date, player, onChange }: Props) {
  const { callContent } = useServices();
  const [offered, setOffered] = useState(invited);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // A link may be followed while Today is open.
    const hear = (): void => setOffered(invited());
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  const work = (what: () => Promise<void>): void => {
    setBusy(true);
    // The visitor has seen why it failed.
    what()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const decline = (): void => {
    setOffered(undefined);
    // Neither a reload nor somebody who looks at the address may find the key.
    history.replaceState(history.state, '', '#/today');
  };
  const start = (): void =>
    work(async () =>
      onChange(withCircle(storage, await startCircle(callContent, boardPlayer(storage)))),
    );
  const join = (circle: string): void =>
    work(async () => {
      await joinCircle(callContent, circle, boardPlayer(storage));
      onChange(withCircle(storage, circle));
      decline();
    });
  const leave = (circle: string): void =>
    work(async () => {
      await leaveCircle(callContent, circle, boardPlayer(storage));
      onChange(withoutCircle(storage, circle));
      toast(messages.left);
    });
  const circles = player?.circles ?? [];
  const isOffered = offered !== undefined && !circles.includes(offered);
  return (
    <section className="circles" aria-labelledby="circles">
      <h2 id="circles">{messages.circles}</h2>
      <p className="page-lead">{messages.circlesLead}</p>
      {isOffered && (
        <div className="circle-offer" role="group" aria-labelledby="join">
          <h3 id="join">{messages.joinTitle}</h3>
          <p>{fillMessage(messages.joinLead, { name: nameOf(boardPlayer(storage).name) })}</p>
          <button
            type="button"
            className="button primary"
            disabled={busy}
            onClick={() => join(offered)}
          >
            {messages.join}
          </button>
          <button type="button" className="button" onClick={decline}>
            {messages.notNow}
          </button>
        </div>
      )}
      {circles.map((circle, index) => (
        <OneCircle
          key={circle}
          circle={circle}
          title={fillMessage(messages.circleNumber, { n: index + 1 })}
          five={five}
          date={date}
          player={player}
          onLeave={() => leave(circle)}
        />
      ))}
      <button type="button" className="button" disabled={busy} onClick={start}>
        {messages.start}
      </button>
    </section>
  );
}

function OneCircle(props: {
  readonly circle: string;
  readonly title: string;
  readonly five: readonly DayGame[];
  readonly date: string;
  readonly player: BoardPlayer | undefined;
  readonly onLeave: () => void;
}) {
  const { circle, title, five, date, player, onLeave } = props;
  const { callContent } = useServices();
  const [found, setFound] = useState<Circle | 'gone'>();
  const [inviting, setInviting] = useState<QrCode>();
  const [leaving, setLeaving] = useState(false);
  const link = `${location.origin}${BASE}#/today?circle=${circle}`;
  useEffect(() => {
    if (!player) return undefined;
    let left = false;
    fetchCircle(callContent, circle, player, date).then(
      (got) => left || setFound(got),
      () => left || setFound('gone'),
    );
    return () => {
      left = true;
    };
  }, [callContent, circle, player, date]);
  const invite = (): void =>
    void fetchCode().then(
      ({ qrCode }) => setInviting(qrCode(link)),
      () => void shareText(`${messages.inviteText} ${link}`),
    );
  return (
    <article className="circle" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {leaving ? (
          <>
            <button type="button" className="more" onClick={onLeave}>
              {messages.leaveSure}
            </button>
            <button type="button" className="more" onClick={() => setLeaving(false)}>
              {messages.stay}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="more" onClick={invite}>
              {messages.invite}
            </button>
            <button type="button" className="more" onClick={() => setLeaving(true)}>
              {messages.leave}
            </button>
          </>
        )}
      </header>
      {inviting && (
        <div className="circle-invite">
          <svg
            viewBox={`0 0 ${inviting.size} ${inviting.size}`}
            role="img"
            aria-label={messages.code}
          >
            <rect className="code-back" width="100%" height="100%" />
            <path d={inviting.path} />
          </svg>
          <div>
            <p>{messages.inviteHint}</p>
            <button
              type="button"
              className="button"
              onClick={() => void shareText(`${messages.inviteText} ${link}`)}
            >
              <Glyph name="share" />
              {messages.invite}
            </button>
            <button type="button" className="more" onClick={() => setInviting(undefined)}>
              {messages.close}
            </button>
          </div>
        </div>
      )}
      {found === 'gone' && <p>{messages.gone}</p>}
      {found && found !== 'gone' && <Members circle={found} five={five} />}
    </article>
  );
}

function Members({ circle, five }: { readonly circle: Circle; readonly five: readonly DayGame[] }) {
  const titles = new Map(five.map(({ game }) => [game.id, game.title]));
  const today = circle.today.filter(({ game }) => titles.has(game));
  return (
    <>
      <table className="circle-week">
        <thead>
          <tr>
            <th scope="col">{messages.member}</th>
            <th scope="col">{messages.weekDays}</th>
            <th scope="col">{messages.firsts}</th>
          </tr>
        </thead>
        <tbody>
          {circle.members.map(({ name, you, days, firsts }, index) => (
            // Members have no keys of their own here.
            <tr key={index} className={you ? 'you' : undefined}>
              <th scope="row">
                {nameOf(name)}
                {you && <em>{messages.you}</em>}
              </th>
              <td>{days.reduce((sum, day) => sum + day, 0)}</td>
              <td>{firsts}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {today.length === 0 && <p className="board-none">{messages.noneToday}</p>}
      <div className="board-list">
        {today.map(({ game, top }) => (
          <article key={game} className="board">
            <h4>{titles.get(game)}</h4>
            <LiveRows
              game={game}
              rows={top}
              label={fillMessage(messages.boardOf, { game: titles.get(game) ?? '' })}
            />
          </article>
        ))}
      </div>
    </>
  );
}
