import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { placeholdersOf } from '@playgrove/language/message-format';
import pageEnglish from './messages/en.json' with { type: 'json' };

/** Messages by key, as a message file holds them. */
export type Messages = Readonly<Record<string, string>>;

/** The messages of the pages that the build itself writes. */
export type PageMessages = Readonly<Record<keyof typeof pageEnglish, string>>;

export const ENGLISH_PAGES: PageMessages = pageEnglish;

/** The language that a site is built in. */
export type Language = {
  /** As in `<html lang>`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * A message file in this language; English where a message is missing.
   * @param file path of the English one
   */
  readonly translate: (english: Messages, file: string) => Messages;
};

const PORTAL = dirname(import.meta.dirname);

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/**
 * The language with a tag: `en`, or any that has message files next to the English ones.
 * @throws Error naming the languages there are, or what is wrong in a message file
 */
export function openLanguage(tag: string, root = PORTAL): Language {
  const known = languages(root);
  if (!known.includes(tag)) {
    throw new Error(`language: there are no messages in "${tag}", only in ${known.join(', ')}`);
  }
  return {
    tag,
    direction: directionOf(tag),
    translate(messages, file) {
      const own = join(dirname(file), `${tag}.json`);
      if (basename(own) === basename(file) || !existsSync(own)) return messages;
      return { ...messages, ...checked(readMessages(own), messages, own) };
    },
  };
}

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr';
}

/** The messages of the pages that the build itself writes. */
export function pageMessages({ translate }: Language): PageMessages {
  const file = join(import.meta.dirname, 'messages/en.json');
  return translate(pageEnglish, file) as PageMessages;
}

/** Code takes messages as exports of their file, and these words cannot be one. */
const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** @throws Error naming a message that code could not import */
export function readMessages(file: string): Messages {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  for (const [key, message] of Object.entries(messages)) {
    if (!/^[a-z]\w*$/i.test(key) || RESERVED.test(key)) {
      throw new Error(`${file}: ${key}: must be a name that JavaScript does not reserve`);
    }
    if (typeof message !== 'string') throw new Error(`${file}: ${key}: must be text`);
  }
  return messages;
}

/** Every language with a message file, English first. */
function languages(root: string): readonly string[] {
  const files = ['src', 'make'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }),
  );
  const tags = files.flatMap((file) => /[/\\]?messages[/\\]([\w-]+)\.json$/.exec(file)?.[1] ?? []);
  return [...new Set(['en', ...tags.toSorted()])];
}

/** @throws Error naming a message that English does not have, or that fills other placeholders */
function checked(messages: Messages, english: Messages, file: string): Messages {
  for (const [key, message] of Object.entries(messages)) {
    const original = english[key];
    if (original === undefined) throw new Error(`${file}: ${key}: is not an English message`);
    const [own, theirs] = [placeholdersOf(message).join(), placeholdersOf(original).join()];
    if (own !== theirs) throw new Error(`${file}: ${key}: must fill {${theirs}}, not {${own}}`);
  }
  return messages;
}
