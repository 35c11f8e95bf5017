import '../../ui/sheet.css';
import './report.css';
import { fillMessage } from '@playgrove/language/message-format';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_NOTE, type Report } from '@playgrove/protocol';
import { useServices } from '../../services/context.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { toast } from '../../services/toasts.ts';
import * as messages from './messages/en.json';

const REASONS: readonly (readonly [Report['reason'], string])[] = [
  ['does-not-start', messages.reasonStart],
  ['stuck', messages.reasonStuck],
  ['too-slow', messages.reasonSlow],
  ['display', messages.reasonDisplay],
  ['sound', messages.reasonSound],
  ['other', messages.reasonOther],
];

/** Reports a broken game to the people behind the site. */
export function LiveReportSheet(props: {
  readonly game: GameSummary;
  readonly onClose: () => void;
}) {
  const { game, onClose } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const { callContent } = useServices();
  const [sending, setSending] = useState(false);
  useEffect(() => sheet.current?.showModal(), []);

  const send = async (form: FormData): Promise<void> => {
    const reason = String(form.get('reason')) as Report['reason'];
    // One line of plain text.
    const note = String(form.get('note') ?? '')
      .replace(/[\s\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu, ' ')
      .slice(0, LONGEST_NOTE)
      .trim();
    const report: Report = { game: game.id, reason, ...(note !== '' && { note }) };
    setSending(true);
    try {
      await callContent('report', report);
      toast(messages.thanks);
      sheet.current?.close();
    } catch {
      // The visitor sees a toast; what they chose stays in the form.
    } finally {
      setSending(false);
    }
  };
  return (
    <dialog
      className="sheet-dialog report"
      ref={sheet}
      aria-labelledby="report-title"
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <h2 id="report-title">{fillMessage(messages.reportTitle, { game: game.title })}</h2>
        <fieldset>
          <legend className="hidden">{messages.reason}</legend>
          {REASONS.map(([reason, label]) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} required />
              {label}
            </label>
          ))}
        </fieldset>
        <label className="report-note">
          {messages.note}
          <textarea name="note" rows={2} maxLength={LONGEST_NOTE} />
          <span>{messages.noteHint}</span>
        </label>
        <p className="report-ways">
          <button type="button" className="button" onClick={() => sheet.current?.close()}>
            {messages.cancel}
          </button>
          <button type="submit" className="button primary" disabled={sending}>
            {messages.send}
          </button>
        </p>
      </form>
    </dialog>
  );
}
