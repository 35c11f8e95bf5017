import { existsSync } from 'node:fs';
import type { TextFile } from '../src/data/files.ts';
import type { CreditedGame, Operator } from '../src/screens/legal/operator.ts';
import { cookieText } from '../src/screens/legal/texts/en/cookie.ts';
import { creditsText } from '../src/screens/legal/texts/en/credits.ts';
import { privacyText } from '../src/screens/legal/texts/en/privacy.ts';
import { termText } from '../src/screens/legal/texts/en/term.ts';

/** The pages of plain words, each a whole document in one language. */
export type Texts = Readonly<
  Record<
    'privacy' | 'term' | 'cookie' | 'credits',
    (operator: Operator, games: readonly CreditedGame[]) => TextFile
  >
>;

export const ENGLISH_TEXTS: Texts = {
  privacy: privacyText,
  term: termText,
  cookie: cookieText,
  credits: creditsText,
};

/** The texts in a language: `texts/<tag>/privacy.ts` exports `privacyText`; English where one is missing. */
export async function loadTexts(tag: string): Promise<Texts> {
  const own = await Promise.all(
    Object.keys(ENGLISH_TEXTS).map(async (name) => {
      const file = new URL(`../src/screens/legal/texts/${tag}/${name}.ts`, import.meta.url);
      if (tag === 'en' || !existsSync(file)) return [];
      const module = (await import(file.href)) as Readonly<Record<string, unknown>>;
      return [[name, module[`${name}Text`]] as const];
    }),
  );
  return { ...ENGLISH_TEXTS, ...Object.fromEntries(own.flat()) } as Texts;
}
