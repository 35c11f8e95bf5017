/** What a garment is cut by: numbers in doll units or parts of the body, 0 where a kind has none. */
export type Cut = {
  readonly kind: 'hair' | 'top' | 'legs' | 'skirt' | 'coat' | 'shoe' | 'thing';
  /** Of hair: its outlines before and behind the head, and round locks. */
  readonly front: string;
  readonly back: string;
  readonly locks: string;
  readonly neck: string;
  /** 0 none, 1 to the wrist. */
  readonly sleeve: number;
  /** The gap around an arm or leg, and how much wider it is at the end. */
  readonly wide: number;
  readonly flare: number;
  /** Where it ends on the trunk: 0.6 waist, 0.86 hip, 1 crotch, 2.2 about the ankle. */
  readonly hem: number;
  readonly ease: number;
  /** Of legs and skirts: 0 hip, 1 ankle. */
  readonly length: number;
  /** How much wider a skirt is halfway. */
  readonly belly: number;
  /** Where a skirt begins on the trunk. */
  readonly from: number;
  /** Half a coat's gap at the hem. */
  readonly gap: number;
  /** How high a shoe reaches up the leg, 0 to 0.5 (the knee). */
  readonly shaft: number;
  readonly sole: number;
  readonly details: readonly string[];
  /** Of things that are drawn once: where their 0, 0 is, paths there and behind the body. */
  readonly anchor: string;
  readonly art: string;
  readonly behind: string;
  /** 1: hair does not show above its brim. */
  readonly covers: number;
};

const NUMBERS = 'sleeve wide flare hem ease length belly from gap shaft sole covers'.split(' ');
const WORDS = { front: 'none', back: 'none', locks: '', neck: 'crew', anchor: 'head', art: '' };
const ZEROS = Object.fromEntries(NUMBERS.map((name) => [name, 0]));
const NOTHING = { ...ZEROS, ...WORDS, behind: '', hem: 1, from: 0.63, details: [] };

/** What the words of a row are, kind by kind; a kind in the wardrobe may be made of two cuts. */
const FIELDS: Readonly<Record<string, readonly (readonly [Cut['kind'], string])[]>> = {
  hair: [['hair', 'front back locks']],
  top: [['top', 'neck sleeve hem ease wide flare details']],
  L: [['legs', '- length wide flare details']],
  S: [['skirt', '- length flare belly details']],
  dress: [
    ['skirt', '- - - - - - length flare belly details'],
    ['top', 'neck sleeve ease wide flare details'],
  ],
  coat: [['coat', 'sleeve wide flare hem ease gap details']],
  shoes: [['shoe', 'shaft sole details']],
  hat: [['thing', 'covers art']],
  bag: [['thing', 'anchor art behind']],
  eyes: [['thing', 'art']],
  jewel: [['thing', 'anchor art']],
};

/** The cuts that a row of the wardrobe describes. */
export function cutsOf(category: string, words: readonly string[]): readonly Cut[] {
  const row = FIELDS[category === 'bottom' ? (words[0] ?? '') : category] ?? [];
  return row.map(([kind, fields]) => {
    const read: Record<string, unknown> = {};
    fields.split(' ').forEach((field, index) => {
      const word = words[index];
      if (word === undefined || field === '-') return;
      read[field] =
        field === 'details' ? word.split(',') : NUMBERS.includes(field) ? Number(word) : word;
    });
    const joined = category === 'dress' ? { from: 0.58, hem: 0.62 } : {};
    return { ...NOTHING, ...joined, ...read, kind } as unknown as Cut;
  });
}

/** Rows of text as a table: a name, a space and what it stands for. */
export function rowsOf(text: string): ReadonlyMap<string, string> {
  const rows = text.trim().split('\n');
  const cut = (row: string): number => row.indexOf(' ');
  return new Map(rows.map((row) => [row.slice(0, cut(row)), row.slice(cut(row) + 1)]));
}
