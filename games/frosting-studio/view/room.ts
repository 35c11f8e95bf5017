import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';
import type { Room } from './theme.ts';

/** The bakery behind the cake. */
export function paintRoom(
  c: Context,
  area: Rect,
  { geo, tray, portrait }: Layout,
  room: Room,
): void {
  const [high = '', low = ''] = room.wall;
  const counter = geo.y + 46 * geo.s;
  draw.sky(c, { ...area, height: counter - area.y }, high, low);
  // Soft stripes of wallpaper.
  c.fillStyle = draw.fade('#ffffff', 0.05);
  for (let x = area.x - 30; x < area.x + area.width; x += 92)
    c.fillRect(x, area.y, 46, counter - area.y);
  draw.glow(
    c,
    { ...area, height: counter - area.y },
    geo.x,
    geo.y - 260 * geo.s,
    draw.fade('#fff6d8', 0.62),
    draw.fade('#fff0cf', 0.16),
    draw.fade('#fff0cf', 0),
  );
  paintShelves(c, area, counter, room);
  paintBunting(c, area, high);
  // Wainscot and counter.
  const wain = counter - 84 * geo.s;
  c.fillStyle = draw.down(
    c,
    wain,
    counter,
    draw.tint(room.panel, 0.1),
    draw.shade(room.panel, 0.2),
  );
  c.fillRect(area.x, wain, area.width, counter - wain);
  c.fillStyle = draw.tint(room.panel, 0.3);
  c.fillRect(area.x, wain - 7, area.width, 9);
  const bottom = area.y + area.height;
  const edge = Math.min(bottom - 40, counter + 150 * geo.s);
  c.fillStyle = draw.down(c, counter, edge, draw.shade(room.top, 0.1), draw.tint(room.top, 0.35));
  c.fillRect(area.x, counter, area.width, edge - counter);
  c.fillStyle = draw.fade('#ffffff', 0.5);
  c.fillRect(area.x, counter, area.width, 3);
  c.fillStyle = draw.down(
    c,
    edge,
    bottom,
    draw.tint(room.front, 0.12),
    draw.shade(room.front, 0.35),
  );
  c.fillRect(area.x, edge, area.width, bottom - edge);
  c.fillStyle = draw.fade('#ffffff', 0.55);
  c.fillRect(area.x, edge, area.width, 6);
  c.fillStyle = draw.fade('#2b0f2b', 0.22);
  c.fillRect(area.x, edge + 6, area.width, 10);
  if (portrait && tray.height > 0) {
    draw.rounded(
      c,
      area.x - 20,
      tray.y - 4,
      area.width + 40,
      bottom - tray.y + 60,
      34,
      draw.fade('#2b0f2b', 0.34),
    );
  } else if (!portrait) {
    draw.rounded(
      c,
      tray.x,
      area.y - 20,
      area.x + area.width - tray.x + 40,
      area.height + 40,
      34,
      draw.fade('#2b0f2b', 0.26),
    );
  }
}

const JARS = ['#ff8fb6', '#ffd766', '#7fdcb0', '#fff4dd', '#79c6ff', '#bb94f2', '#ffb38a'] as const;

function paintShelves(c: Context, area: Rect, counter: number, room: Room): void {
  const dark = draw.shade(room.panel, 0.15);
  for (const [row, part] of [0.36, 0.66].entries()) {
    const y = area.y + (counter - area.y) * part;
    for (const side of [-1, 1]) {
      const x = side < 0 ? area.x - 20 : area.x + area.width - 190;
      draw.rounded(c, x, y, 210, 15, 6, dark);
      c.fillStyle = draw.fade('#ffffff', 0.2);
      c.fillRect(x + 4, y + 2, 202, 3);
      for (let n = 0; n < 3; n += 1) {
        const jx = x + 36 + n * 58;
        const color = JARS[(n + row * 3 + (side > 0 ? 2 : 0)) % JARS.length] ?? '#ffffff';
        const tall = 54 + ((n * 17 + row * 11) % 24);
        draw.rounded(c, jx - 21, y - tall, 42, tall, 11, draw.fade(color, 0.62));
        draw.rounded(
          c,
          jx - 21,
          y - tall * 0.62,
          42,
          tall * 0.62,
          11,
          draw.fade(draw.shade(color, 0.1), 0.7),
        );
        draw.rounded(c, jx - 23, y - tall - 11, 46, 15, 6, draw.fade('#ffffff', 0.5));
        draw.rounded(c, jx - 14, y - tall + 10, 7, tall - 22, 3.5, draw.fade('#ffffff', 0.4));
      }
    }
  }
}

function paintBunting(c: Context, area: Rect, wall: string): void {
  const y = area.y + 4;
  const step = 78;
  for (let x = area.x - 20, n = 0; x < area.x + area.width; x += step, n += 1) {
    const color = JARS[n % JARS.length] ?? '#ffffff';
    const sag = 20 + Math.sin((x - area.x) / 130) * 14;
    draw.fillPath(c, draw.mix(color, wall, 0.22), (path) => {
      path.moveTo(x + 6, y + sag - 6);
      path.lineTo(x + step - 6, y + sag - 4);
      path.lineTo(x + step / 2, y + sag + 46);
      path.closePath();
    });
  }
}
