/**
 * The format of message files, which the page and its games share: `{name}` stands for a value, and
 * `{name, plural, one {# star} other {# stars}}` for the form that goes with a number, `#` standing
 * for the number. A subset of ICU's message format; this file imports nothing, so games can carry it.
 */

export type MessageValues = Readonly<Record<string, string | number>>;

const PLURAL = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const FORM = /(=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Fills a message. A missing value leaves its placeholder unchanged. */
export function fillMessage(message: string, values: MessageValues = {}): string {
  if (!message.includes('{')) return message;
  return message
    .replace(PLURAL, (whole, name: string, forms: string) => {
      const value = values[name];
      // Numbers that are already formatted (1,234) still choose a form.
      const count = Number(typeof value === 'string' ? value.replace(/,/g, '') : value);
      if (value === undefined || Number.isNaN(count)) return whole;
      const choices = new Map([...forms.matchAll(FORM)].map(([, form = '', text]) => [form, text]));
      const chosen = choices.get(`=${count}`) ?? choices.get(pluralForm(count));
      return (chosen ?? choices.get('other') ?? whole).replaceAll('#', String(value));
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
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

let opened: { readonly language: string; readonly rules: Intl.PluralRules } | undefined;

function pluralForm(count: number): string {
  const language = pageLanguage();
  // English needs no tables, and loading the browser's delays the first frame.
  if (/^en\b/.test(language)) return count === 1 ? 'one' : 'other';
  if (opened?.language !== language) opened = { language, rules: new Intl.PluralRules(language) };
  return opened.rules.select(count);
}
