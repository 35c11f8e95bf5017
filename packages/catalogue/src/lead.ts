/** A game's first line has at most so many characters. */
export const LONGEST_LEAD = 90;
/** Up to so many characters of the rest are shown before the text folds. */
const SHOWN = 160;

export type Parts = {
  /** One line: what you do in the game. */
  readonly lead: string;
  /** What is shown of the rest. */
  readonly shown: string;
  /** What folds away. */
  readonly folded: string;
};

/** The first sentence of a description. */
export function firstSentence(description: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(description)?.[0] ?? description;
}

/** A description as a game's page shows it. A first sentence that is too long is cut at a word. */
export function partsOf(description: string): Parts {
  const first = firstSentence(description);
  const rest = description.slice(first.length).trim();
  if (first.length > LONGEST_LEAD) {
    const cut = first.slice(0, LONGEST_LEAD).replace(/[\s,;:–-]+\S*$/, '');
    return { lead: `${cut}…`, ...fold(description) };
  }
  return { lead: first, ...fold(rest) };
}

/** Whole sentences; one that would fold away alone and is short stays. */
function fold(text: string): Omit<Parts, 'lead'> {
  if (text.length <= SHOWN) return { shown: text, folded: '' };
  let shown = firstSentence(text);
  for (;;) {
    const more = firstSentence(text.slice(shown.length + 1));
    if (more === '' || shown.length + 1 + more.length > SHOWN) break;
    shown = `${shown} ${more}`;
  }
  return { shown, folded: text.slice(shown.length).trim() };
}
