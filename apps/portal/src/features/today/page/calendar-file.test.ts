import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const reminder = {
  title: 'Today’s five on Pine, Arcade; and more',
  text: 'Five short challenges.\nKeep your streak.',
  url: 'https://games.example/#/today',
  from: '2026-11-28',
};

it('repeats daily at the visitor’s own hour, with a link and an alarm', () => {
  const lines = calendarFile(reminder).split('\r\n');
  expect(lines).toContain('DTSTART:20261128T180000');
  expect(lines).toContain('RRULE:FREQ=DAILY');
  expect(lines).toContain('URL:https://games.example/#/today');
  expect(lines).toContain('UID:today@games.example');
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
});

it('keeps the marks of the format out of what it says', () => {
  const text = calendarFile(reminder);
  expect(text).toContain('SUMMARY:Today’s five on Pine\\, Arcade\\; and more\r\n');
  expect(text).toContain('DESCRIPTION:Five short challenges.\\nKeep your streak.\r\n');
});

it('has no line of more than 75 bytes, and loses nothing by that', () => {
  const title = 'Ünï·'.repeat(40);
  const text = calendarFile({ ...reminder, title });
  const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
