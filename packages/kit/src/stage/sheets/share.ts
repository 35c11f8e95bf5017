/** What a player tells others about a game. */
export type Sharing = {
  readonly title: string;
  /** The level, or the day. */
  readonly what: string | undefined;
  readonly stars: number | undefined;
  /** Already written out, `1,240`. */
  readonly score: string | undefined;
  /** Days in a row; told from two on. */
  readonly streak: number;
  /** Rows of the game's own, without spoilers. */
  readonly rows: string | undefined;
  readonly address: string;
};

const MOST_STARS = 3;

/** A few short lines that tell how it went and nothing of how it is done. */
export function shareText(sharing: Sharing): string {
  const { title, what, stars, score, streak, rows, address } = sharing;
  const facts: string[] = [];
  if (stars !== undefined) facts.push('⭐'.repeat(stars) + '☆'.repeat(MOST_STARS - stars));
  if (score !== undefined) facts.push(score);
  if (streak > 1) facts.push(`🔥 ${streak}`);
  return [what === undefined ? title : `${title} · ${what}`, facts.join('  '), rows, address]
    .map((line) => line?.trim())
    .filter(Boolean)
    .join('\n');
}

/** The browser's ways of passing a text on; each may be missing. */
export type SharingDoors = {
  readonly share?: ((text: string) => Promise<void>) | undefined;
  readonly copy?: ((text: string) => Promise<void>) | undefined;
};

/** `closed`: the player looked at the share sheet and thought better of it. */
export type Shared = 'shared' | 'copied' | 'closed' | 'failed';

/** Offers the text to the system's share sheet; where there is none it is copied. */
export async function passOn(text: string, { share, copy }: SharingDoors): Promise<Shared> {
  if (share) {
    try {
      await share(text);
      return 'shared';
    } catch (error) {
      // Anything but the player's own no: forbidden in this frame, or nobody to share with.
      if (error instanceof Error && error.name === 'AbortError') return 'closed';
    }
  }
  try {
    if (!copy) return 'failed';
    await copy(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The share sheet is for phones; with a mouse, the clipboard is what one expects. */
export function browserDoors(): SharingDoors {
  const touch = matchMedia('(pointer: coarse)').matches;
  return {
    ...(touch && 'share' in navigator && { share: (text) => navigator.share({ text }) }),
    ...(navigator.clipboard && { copy: (text) => navigator.clipboard.writeText(text) }),
  };
}
