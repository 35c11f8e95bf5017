import { fillMessage } from '@playgrove/language/message-format';
import * as messages from './messages/en.json';

const HOUR = 60;

/** `Next in 4 h 12 min`. @param minutes until the next day's challenges */
export function nextText(minutes: number): string {
  const [h, m] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return fillMessage(h > 0 ? messages.nextHours : messages.nextMinutes, { h, m });
}
