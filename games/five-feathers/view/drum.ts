import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { codeOf, LETTERS, letterOf, type Window } from '../clues.ts';

const INK = draw.PALETTE.ink;

/** What a letter of the word shows: `earlier` and `later` are the last guess with its arrow. */
export type Face = {
  readonly letter: string;
  readonly kind: 'empty' | 'typed' | 'earlier' | 'later' | 'mist' | 'known' | 'missed';
  readonly window: Window;
};

/** The arrows, and the halves of the alphabet that they point to. */
const EARLIER = '#d8541f';
const LATER = '#1a7fd4';
const KNOWN = '#ffd02e';
const MISSED = '#ff6b8b';

/** The part of a drum's height above its middle panel, and its frame in world units. */
const [EDGE, FRAME] = [0.26, 9] as const;

function paintDrum(c: Context, width: number, height: number, look: string): void {
  const [x, y] = [-width / 2, -height / 2];
  const isSelected = look === 'selected';
  draw.rounded(c, x + 3, y + 12, width, height, 30, draw.fade(INK, 0.35));
  draw.rounded(c, x - 4, y - 4, width + 8, height + 8, 32, INK);
  const gold = isSelected ? ['#fff6b8', '#ffc62e', '#d9760f'] : ['#c98ad6', '#8a4aa8', '#55277a'];
  draw.rounded(c, x, y, width, height, 28, draw.down(c, y, -y, ...gold));
  const [ix, iy, iw, ih] = [x + FRAME, y + FRAME, width - FRAME * 2, height - FRAME * 2];
  draw.rounded(c, ix, iy, iw, ih, 20, INK);
  draw.clipped(
    c,
    (path) => path.roundRect(ix + 3, iy + 3, iw - 6, ih - 6, 18),
    () => {
      const face = ['#8f7698', '#e8d6c8', '#fffaf0', '#ffffff', '#fffaf0', '#e8d6c8', '#8f7698'];
      draw.cover(c, { x: ix, y: iy, width: iw, height: ih }, draw.down(c, iy, -iy, ...face));
      const panel = { x: ix, y: y + height * EDGE, width: iw, height: height * (1 - EDGE * 2) };
      if (look === 'known' || look === 'missed') {
        const color = look === 'known' ? KNOWN : MISSED;
        draw.cover(
          c,
          panel,
          draw.down(c, panel.y, panel.y + panel.height, draw.tint(color, 0.5), color),
        );
      } else if (isSelected) draw.cover(c, panel, '#fff3b0c0');
      for (const at of [EDGE, 1 - EDGE])
        draw.cover(c, { x: ix, y: y + height * at - 2, width: iw, height: 4 }, '#7a5f8a70');
    },
  );
}

type Pose = {
  readonly isSelected: boolean;
  /** It has no arrows. */
  readonly isMisty: boolean;
  /** 0 edge on, 1 facing. */
  readonly turn: number;
};

/** One letter of the word as a drum of the alphabet: A is above, Z below. */
export function drawDrum(
  to: Surface,
  rect: Rect,
  face: Face,
  { isSelected, isMisty, turn }: Pose,
): void {
  const { width, height } = rect;
  const [x, y] = [rect.x + width / 2, rect.y + height / 2];
  const { kind, letter, window } = face;
  const isDone = kind === 'known' || kind === 'missed';
  const look = isDone ? kind : isSelected ? 'selected' : 'plain';
  const lift = isSelected ? -6 : 0;
  draw.stamped(
    to,
    `drum ${look} ${width.toFixed(0)} ${height.toFixed(0)}`,
    { x, y: y + lift, width: width + 30, height: height + 40 },
    (c) => paintDrum(c, width, height, look),
  );
  draw.place(to.c, x, y + lift, () => {
    if (isMisty && !isDone) drawMist(to, rect);
    else if (!isDone) drawWindow(to, rect, window);
    const size = Math.min(width * 0.76, height * 0.36);
    const isOut = kind === 'typed' && letter !== '' && !isInside(letter, window);
    const isGhost = kind === 'earlier' || kind === 'later' || kind === 'mist';
    if (letter !== '')
      draw.place(
        to.c,
        0,
        0,
        () =>
          isGhost
            ? drawGhost(to, letter, kind, size)
            : to.label(letter.toUpperCase(), 0, 0, size, {
                top: isOut ? '#ffb3c0' : '#ffffff',
                bottom: isDone ? '#fff3c4' : isOut ? MISSED : '#ffffff',
              }),
        isOut ? -0.25 : 0,
        1,
        turn,
      );
    else if (isSelected && (to.reducedMotion || to.time % 1 < 0.6))
      draw.rounded(to.c, -width * 0.2, size * 0.34, width * 0.4, 8, 4, INK);
    if (isDone && kind === 'known')
      for (const at of [-0.37, 0.37])
        draw.star(to.c, 0, height * at, Math.min(20, width * 0.18), '#e8860f');
  });
}

function isInside(letter: string, [first, last]: Window): boolean {
  const code = codeOf(letter);
  return code >= first && code <= last;
}

/** The last guess, with the arrow to where the answer's letter is. */
function drawGhost(
  { c }: Surface,
  letter: string,
  kind: 'earlier' | 'later' | 'mist',
  size: number,
): void {
  const up = kind === 'mist' ? 0 : kind === 'earlier' ? -1 : 1;
  c.font = draw.labelFont(size * 0.62);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = draw.fade(INK, 0.62);
  c.fillText(letter.toUpperCase(), 0, -up * size * 0.18);
  if (up === 0) return;
  const color = kind === 'earlier' ? EARLIER : LATER;
  draw.place(c, 0, up * size * 0.36, () => draw.arrow(c, size * 0.2, color), (up * Math.PI) / 2);
}

/** Clouds where the window of a drum is, drifting. */
function drawMist({ c, time, reducedMotion }: Surface, { width, height }: Rect): void {
  for (const side of [-1, 1]) {
    const drift = reducedMotion ? 0 : Math.sin(time * 0.9 + side) * width * 0.05;
    draw.cloud(c, drift, side * height * 0.36, width * 0.36, '#5b3f86');
    draw.cloud(c, drift, side * height * 0.36 - 2, width * 0.33, '#e9defa');
  }
}

/** From which letter to which: written above and below, and as a part of the alphabet at the side. */
function drawWindow(to: Surface, { width, height }: Rect, [first, last]: Window): void {
  const { c } = to;
  const size = to.readable(Math.min(36, width * 0.34), 15);
  c.font = draw.labelFont(size);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = INK;
  for (const [code, at] of [
    [first, -0.355],
    [last, 0.365],
  ] as const)
    c.fillText(letterOf(code).toUpperCase(), 5, height * at);
  const [x, top, tall] = [
    -width / 2 + FRAME + 7,
    -height / 2 + FRAME + 14,
    height - FRAME * 2 - 28,
  ];
  draw.rounded(c, x, top, 9, tall, 4.5, '#5a3f7060');
  const [from, until] = [first / LETTERS, (last + 1) / LETTERS];
  draw.rounded(c, x, top + from * tall, 9, (until - from) * tall, 4.5, '#0f9d8f');
}
