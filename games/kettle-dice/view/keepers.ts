import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { RivalName } from '../rules/rivals.ts';

type Keeper = {
  readonly fur: string;
  readonly belly: string;
  readonly ear: 'round' | 'point' | 'tuft' | 'none';
  readonly nose: 'dot' | 'beak' | 'wide';
  readonly scarf: string;
  readonly mask?: string;
};

const KEEPERS: Readonly<Record<RivalName, Keeper>> = {
  pip: { fur: '#b9a6c9', belly: '#f3e9f7', ear: 'round', nose: 'dot', scarf: '#ff7f6b' },
  gull: { fur: '#f4f7fb', belly: '#ffffff', ear: 'none', nose: 'beak', scarf: '#3b8fd8' },
  cat: {
    fur: '#f0a24a',
    belly: '#fff0d6',
    ear: 'point',
    nose: 'dot',
    scarf: '#3fae8f',
    mask: '#d9822c',
  },
  fox: {
    fur: '#e0622a',
    belly: '#fff3e2',
    ear: 'point',
    nose: 'dot',
    scarf: '#7d4cc0',
    mask: '#fff3e2',
  },
  badger: {
    fur: '#5a6078',
    belly: '#eef0f5',
    ear: 'round',
    nose: 'wide',
    scarf: '#d23f6a',
    mask: '#eef0f5',
  },
  owl: {
    fur: '#8a5a34',
    belly: '#f2dcb4',
    ear: 'tuft',
    nose: 'beak',
    scarf: '#e8a91c',
    mask: '#f2dcb4',
  },
};

const INK = draw.PALETTE.ink;

export type Mood = 'calm' | 'glad' | 'sad';

/** A keeper behind the counter, around 0, 0: the head is about two units wide. */
export function paintKeeper(c: Context, name: RivalName, mood: Mood, blinks: boolean): void {
  const { fur, belly, ear, nose, scarf, mask } = KEEPERS[name];
  const line = 0.07;
  const solid = (paint: string | CanvasGradient, trace: (path: Context) => void): void => {
    draw.fillPath(c, paint, trace);
    draw.rim(c, INK, line);
  };
  // Shoulders with an apron.
  solid(draw.down(c, 0.6, 1.5, fur, draw.shade(fur, 0.3)), (path) =>
    path.ellipse(0, 1.42, 1, 0.72, 0, Math.PI, 0),
  );
  solid('#fff6e3', (path) => path.roundRect(-0.46, 0.98, 0.92, 0.5, 0.14));
  for (const side of [-1, 1]) ears(c, ear, side, fur, belly, solid);
  solid(draw.radial(c, -0.3, -0.4, 1.7, draw.tint(fur, 0.35), fur, draw.shade(fur, 0.28)), (path) =>
    path.ellipse(0, 0, 0.98, 0.86, 0, 0, 7),
  );
  draw.clipped(
    c,
    (path) => path.ellipse(0, 0, 0.94, 0.82, 0, 0, 7),
    () => markings(c, name, mask, belly),
  );
  solid(draw.down(c, 0.74, 1.06, draw.tint(scarf, 0.2), draw.shade(scarf, 0.15)), (path) =>
    path.roundRect(-0.78, 0.74, 1.56, 0.3, 0.15),
  );
  const big = name === 'owl' ? 0.3 : 0.2;
  for (const side of [-1, 1]) {
    const x = side * 0.4;
    if (mood === 'glad' || blinks) {
      draw.rim(c, INK, 0.09, (path) =>
        mood === 'glad'
          ? path.arc(x, 0, 0.2, Math.PI * 1.1, Math.PI * 1.9)
          : path.arc(x, -0.14, 0.18, 0.35, 2.8),
      );
      continue;
    }
    draw.disc(c, x, -0.1, big + 0.05, INK);
    draw.disc(c, x, -0.1, big, '#ffffff');
    draw.disc(c, x - side * 0.03, -0.06, big * 0.62, INK);
    draw.disc(c, x - 0.06, -0.13, big * 0.24, '#ffffff');
  }
  if (nose === 'beak') {
    solid('#ffb02e', (path) => {
      path.moveTo(-0.2, 0.2);
      path.quadraticCurveTo(0, 0.06, 0.2, 0.2);
      path.quadraticCurveTo(0.06, 0.36, 0, mood === 'sad' ? 0.44 : 0.56);
      path.quadraticCurveTo(-0.06, 0.36, -0.2, 0.2);
    });
    return;
  }
  draw.blob(c, 0, 0.22, nose === 'wide' ? 0.2 : 0.12, nose === 'wide' ? 0.13 : 0.09, INK);
  draw.blob(c, -0.04, 0.19, 0.05, 0.03, '#ffffffb0');
  draw.rim(c, INK, 0.06, (path) => {
    if (mood === 'sad') path.arc(0, 0.62, 0.16, Math.PI * 1.2, Math.PI * 1.8);
    else path.arc(0, 0.32, mood === 'glad' ? 0.24 : 0.17, 0.3, Math.PI - 0.3);
  });
}

function ears(
  c: Context,
  kind: Keeper['ear'],
  side: number,
  fur: string,
  belly: string,
  solid: (paint: string, trace: (path: Context) => void) => void,
): void {
  if (kind === 'round') {
    solid(fur, (path) => path.arc(side * 0.68, -0.68, 0.36, 0, 7));
    draw.disc(c, side * 0.68, -0.66, 0.2, draw.mix(belly, '#ff9aa8', 0.4));
  } else if (kind !== 'none') {
    const tall = kind === 'tuft' ? 1.12 : 1.22;
    solid(fur, (path) => {
      path.moveTo(side * 0.2, -0.72);
      path.quadraticCurveTo(side * 0.6, -tall, side * (kind === 'tuft' ? 0.98 : 0.84), -tall);
      path.quadraticCurveTo(side * 0.98, -0.6, side * 0.9, -0.3);
      path.closePath();
    });
    if (kind === 'point')
      draw.fillPath(c, draw.mix(belly, '#ff9aa8', 0.4), (path) => {
        path.moveTo(side * 0.46, -0.76);
        path.lineTo(side * 0.78, -1.02);
        path.lineTo(side * 0.82, -0.56);
      });
  }
}

function markings(c: Context, name: RivalName, mask: string | undefined, belly: string): void {
  if (name === 'badger') {
    for (const side of [-1, 1]) draw.blob(c, side * 0.74, 0.1, 0.3, 0.7, belly);
    draw.blob(c, 0, -0.3, 0.17, 0.8, belly);
  } else if (name === 'fox') {
    for (const side of [-1, 1]) draw.blob(c, side * 0.62, 0.5, 0.6, 0.42, belly, side * -0.5);
  } else if (name === 'owl' && mask !== undefined) {
    for (const side of [-1, 1]) draw.disc(c, side * 0.4, -0.08, 0.5, mask);
  } else if (name === 'cat' && mask !== undefined) {
    for (const x of [-0.2, 0, 0.2]) draw.blob(c, x, -0.72, 0.06, 0.22, mask);
    draw.blob(c, 0, 0.44, 0.46, 0.34, belly);
  } else draw.blob(c, 0, 0.46, 0.52, 0.4, belly);
  draw.blob(c, -0.4, -0.56, 0.34, 0.14, '#ffffff50', -0.4);
  for (const side of [-1, 1]) draw.blob(c, side * 0.66, 0.28, 0.16, 0.1, '#ff6a6a55');
}
