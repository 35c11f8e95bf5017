/**
 * The format of message files, which the page and its games share: `{name}` stands for a value, and
 * `{name, plural, one {# star} other {# stars}}` for the form that goes with a number, `#` standing
 * for the number. A subset of ICU's message format; this file imports nothing, so games can carry it.
 */

export type MessageValue = string | number | WrittenNumber;

/** A number that is not written in its own digits: `749K+`. */
export type WrittenNumber = { readonly number: number; readonly text: string };

export type MessageValues = Readonly<Record<string, MessageValue>>;

const PLURAL = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const FORM = /(=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Fills a message. Numbers are written as the page's language writes them, and choose their form by
 * their value, not by that text. A missing value leaves its placeholder unchanged.
 */
export function fillMessage(message: string, values: MessageValues = {}): string {
  if (!message.includes('{')) return message;
  return message
    .replace(PLURAL, (whole, name: string, forms: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      const count = countOf(value);
      const choices = new Map([...forms.matchAll(FORM)].map(([, form = '', text]) => [form, text]));
      const chosen = choices.get(`=${count}`) ?? choices.get(pluralForm(count));
      const text = textOf(value);
      return (chosen ?? choices.get('other') ?? whole).replaceAll('#', () => text);
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => textOf(values[name] ?? whole));
}

function textOf(value: MessageValue): string {
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'string' ? value : value.text;
}

/** The number that a value stands for; NaN if it stands for none. */
function countOf(value: MessageValue): number {
  if (typeof value === 'object') return value.number;
  return Number(typeof value === 'string' ? value.replace(/,/g, '') : value);
}

/** The names of a message's placeholders, each once, sorted. */
export function placeholdersOf(message: string): string[] {
  const plain = message.replace(PLURAL, (_, name: string, forms: string) => {
    const texts = [...forms.matchAll(FORM)].map(([, , text]) => text);
    return `{${name}} ${texts.join(' ')}`;
  });
  const names = [...plain.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return [...new Set(names)].toSorted();
}

/** The language of the page's text: `<html lang>`, or English without a page. */
export function pageLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en';
}

/** A number as the page's language writes it, with at most three decimals: `12,345`. */
export function numberText(value: number): string {
  return (
    openTables()?.numbers.format(value) ??
    String(Math.round(value * 1000) / 1000).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
  );
}

function pluralForm(count: number): string {
  if (Number.isNaN(count)) return 'other';
  return openTables()?.rules.select(count) ?? (count === 1 ? 'one' : 'other');
}

type Tables = {
  readonly language: string;
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
};

let opened: Tables | undefined;

/** English needs no tables: loading the browser's takes a slow phone 30 ms before the first frame. */
function openTables(): Tables | undefined {
  const language = pageLanguage();
  if (/^en\b/.test(language)) return undefined;
  if (opened?.language !== language) {
    const numbers = new Intl.NumberFormat(language);
    opened = { language, rules: new Intl.PluralRules(language), numbers };
  }
  return opened;
}
