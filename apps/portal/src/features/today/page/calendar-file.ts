/** What a reminder says. */
export type Reminder = {
  readonly title: string;
  readonly text: string;
  /** Where it leads. */
  readonly url: string;
  /** The first day, `2026-11-28`. */
  readonly from: string;
};

/** When it comes, by the visitor's own clock. */
const AT = '180000';
/** Bytes of a line, by RFC 5545. */
const LONGEST = 75;

/** A calendar file with one reminder a day, as every calendar can take it in. */
export function calendarFile({ title, text, url, from }: Reminder): string {
  const day = from.replaceAll('-', '');
  const { host } = new URL(url);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Today//EN',
    'BEGIN:VEVENT',
    `UID:today@${host}`,
    `DTSTAMP:${day}T000000Z`,
    // Without a zone: the same hour wherever the visitor is.
    `DTSTART:${day}T${AT}`,
    'DURATION:PT15M',
    'RRULE:FREQ=DAILY',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');
}

/** Longer lines go on after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (bytes + length > LONGEST) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += length;
  }
  return parts.join('\r\n ');
}
