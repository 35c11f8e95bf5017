import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { LOCKS } from '../rules/hair.ts';
import { digitOf, personOf, startOf, targetOf } from '../rules/look.ts';
import type { Lock, State } from '../rules/state.ts';
import {
  capColor,
  paintBuns,
  paintCap,
  paintLayer,
  paintOnTop,
  traceLayer,
  type Head,
} from './hair.ts';
import type { Layout } from './layout.ts';
import { INK } from './palette.ts';
import { paintBody, paintHead, paintLively, type Mood } from './person.ts';
import { createStrands, settle } from './strands.ts';

/** A client with hair at rest: pictures, bubbles, photos. */
export function paintPortrait(
  c: Context,
  client: number,
  locks: readonly Lock[],
  mood: Mood,
): void {
  const person = personOf(client);
  const strands = createStrands();
  const plain = locks.map((lock) => ({ ...lock, color: [...lock.color].map(digitOf).join('') }));
  settle(strands, plain, 0);
  const head: Head = { locks: plain, strands, hue: person.hue, braids: person.braids };
  paintBody(c, person);
  paintLayer(c, traceLayer('back', head));
  paintHead(c, person);
  paintLively(c, person, mood);
  paintCap(c, capColor(head), head.braids);
  paintLayer(c, traceLayer('sides', head));
  paintLayer(c, traceLayer('bangs', head));
  paintBuns(c, head);
  paintOnTop(c, head);
}

const GLAD: Mood = { open: 1, x: 0, y: 0, mouth: 'laugh' };

function paintBubble(c: Context, client: number, width: number, height: number, up: boolean): void {
  // Toward the client's mouth.
  const [foot, tip] = up ? [22 - height / 2, -height / 2 - 14] : [height / 2 - 22, height / 2 + 14];
  const tail = (path: Context): void => {
    path.moveTo(width * 0.2, foot);
    path.lineTo(width * 0.42, tip);
    path.lineTo(width * 0.42, foot);
    path.closePath();
  };
  draw.fillPath(c, INK, (path) => path.roundRect(-width / 2, -height / 2, width, height - 10, 34));
  c.beginPath();
  tail(c);
  c.lineWidth = 10;
  c.lineJoin = 'round';
  c.strokeStyle = INK;
  c.stroke();
  draw.rounded(c, -width / 2 + 5, -height / 2 + 5, width - 10, height - 20, 30, '#fffaf0');
  draw.fillPath(c, '#fffaf0', tail);
  c.save();
  c.beginPath();
  c.roundRect(-width / 2 + 10, -height / 2 + 10, width - 20, height - 30, 25);
  c.clip();
  c.fillStyle = '#cfeefa';
  c.fillRect(-width / 2, -height / 2, width, height);
  const scale = Math.min(width / 330, height / 400);
  draw.place(
    c,
    0,
    -height * 0.06,
    () => paintPortrait(c, client, targetOf(client), GLAD),
    0,
    scale,
  );
  c.restore();
}

/** The wish as a picture in a bubble; held, it fills the stage. */
export function drawWish(
  to: Surface,
  { bubble, client, panel, portrait }: Layout,
  state: State,
  peek: boolean,
): void {
  const { x, y, width, height } = bubble;
  const key = `wish ${state.client} ${width} ${portrait}`;
  to.stamp(
    key,
    width + 20,
    height + 40,
    (c) => paintBubble(c, state.client, width, height, portrait),
    x + width / 2,
    y + height / 2,
  );
  if (!peek) return;
  const tall = portrait ? panel.y - 40 : to.height - 40;
  const wide = Math.min(tall * 0.82, to.width - 40);
  const size = wide / 0.82;
  to.stamp(
    `peek ${state.client} ${wide.toFixed(0)}`,
    wide + 20,
    size + 40,
    (c) => paintBubble(c, state.client, wide, size, false),
    client.x,
    tall / 2 + 20,
  );
}

/** How a client came in, and how it looks now: side by side. */
export function paintBeforeAfter(c: Context, width: number, height: number, state: State): void {
  const scale = Math.min(width / 660, height / 470);
  const pictures: readonly (readonly [number, readonly Lock[], Mood])[] = [
    [-width / 4, startOf(state.client), { ...GLAD, mouth: 'smile' }],
    [width / 4, state.locks.length === LOCKS ? state.locks : startOf(state.client), GLAD],
  ];
  for (const [x, locks, mood] of pictures)
    draw.place(c, x, -height * 0.04, () => paintPortrait(c, state.client, locks, mood), 0, scale);
}
