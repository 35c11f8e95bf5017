import type { GameManifest } from '../base/manifest.ts';
import type { Messages } from '../base/words.ts';

/** Loads files of messages, by path; a file is named for its language. */
export type MessageFiles = Readonly<Record<string, () => Promise<Messages>>>;

/** The kit's messages in languages other than English. */
const KIT: MessageFiles = import.meta.glob<Messages>(
  ['../**/strings/*.json', '!../**/strings/en.json'],
  { import: 'default' },
);

export type Language = {
  /** As in `<html lang>`. */
  readonly code: string;
  readonly dir: 'ltr' | 'rtl';
  /** Missing messages fall back to English. */
  readonly messages: Messages;
};

const ENGLISH: Language = { code: 'en', dir: 'ltr', messages: {} };
/** Languages that are written from right to left. */
const RTL = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/**
 * Loads the best language for a locale: `pt-BR`, else `pt`, else English.
 * @param game its messages in English, and loaders of other languages
 * @param kit the kit's message files; tests bring their own
 */
export async function loadLanguage(
  locale: string,
  { strings, languages = {} }: Pick<GameManifest, 'strings' | 'languages'>,
  kit: MessageFiles = KIT,
): Promise<Language> {
  for (const code of new Set([locale, locale.split('-')[0] ?? locale])) {
    const files = Object.keys(kit).filter((path) => path.endsWith(`/${code}.json`));
    const [ofGame, ...ofKit] = await Promise.all([
      Object.hasOwn(languages, code) && languages[code]?.().catch(() => undefined),
      ...files.map((path) => kit[path]?.().catch(() => undefined)),
    ]);
    if (!ofGame && ofKit.every((messages) => !messages)) continue;
    const messages: Record<string, string> = Object.assign({}, ...ofKit);
    // If a game overrides a kit message, only the game translates it.
    for (const key of Object.keys(strings)) delete messages[key];
    return {
      code,
      dir: RTL.test(code) ? 'rtl' : 'ltr',
      messages: { ...messages, ...(ofGame || undefined) },
    };
  }
  return ENGLISH;
}
