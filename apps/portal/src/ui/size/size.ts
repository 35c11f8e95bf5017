import { fillMessage, pageLanguage } from '@playgrove/language/message-format';
import * as messages from './messages/en.json';

/** `412 KB`, `1.4 MB`; a thousand bytes to the kilobyte, as devices count. */
export function sizeText(bytes: number): string {
  if (bytes < 999_500) {
    return fillMessage(messages.kilobytes, { n: Math.max(1, Math.round(bytes / 1000)) });
  }
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const n = (bytes / 1_000_000).toLocaleString(pageLanguage(), digits);
  return fillMessage(messages.megabytes, { n });
}
