import {
  cast,
  circle,
  clip,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  skyline,
  sparkle,
  stroke,
  trail,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;

/** The hero: a basketball, lit from above left. */
function basketball(x: number, y: number, r: number): Svg {
  const seam = { 'stroke-linecap': 'round' } as const;
  return place(
    { x, y, rotate: -18 },
    circle(0, 0, r + 7, INK),
    circle(
      0,
      0,
      r,
      radial(-r * 0.35, -r * 0.45, r * 1.7, '#ffd07a', '#ff9a2e', '#f0641a', '#a8321a'),
    ),
    clip(
      `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
      stroke(`M${-r} 0H${r}M0 ${-r}V${r}`, '#6b2410', 11, seam),
      stroke(`M${-r * 0.8} ${-r * 0.8}Q${-r * 0.08} 0 ${-r * 0.8} ${r * 0.8}`, '#6b2410', 11, seam),
      stroke(`M${r * 0.8} ${-r * 0.8}Q${r * 0.08} 0 ${r * 0.8} ${r * 0.8}`, '#6b2410', 11, seam),
      ellipse(0, r * 0.92, r * 0.8, r * 0.4, '#ff4f9a59'),
    ),
    ellipse(-r * 0.34, -r * 0.6, r * 0.34, r * 0.15, '#ffffffb3', { transform: 'rotate(-22)' }),
  );
}

function net(): Svg {
  const lines: string[] = [];
  for (let at = 0; at < 8; at += 1) {
    const from = 132 + at * 35;
    // The cords hang from the near half of the rim.
    const top = 322 + Math.sqrt(Math.max(0, 1 - ((from - 256) / 138) ** 2)) * 40;
    for (const way of [-1, 1]) {
      const mid = 256 + (from - 256) * 0.8 + way * 15;
      const low = 256 + (from - 256) * 0.62 + way * 4;
      lines.push(`M${from} ${top}Q${mid} ${top + 34} ${mid} ${top + 52}T${low} ${top + 100}`);
    }
  }
  const d = lines.join('');
  return [stroke(d, INK, 12, { opacity: 0.75 }), stroke(d, '#fff6e3', 6.5)].join('');
}

function rim(front: boolean): Svg {
  const d = front ? 'M118 318A138 42 0 0 0 394 318' : 'M118 318A138 42 0 0 1 394 318';
  return [
    stroke(d, INK, front ? 40 : 32, { 'stroke-linecap': 'round' }),
    stroke(d, front ? '#ff4b55' : '#b3264a', front ? 24 : 18, { 'stroke-linecap': 'round' }),
    front
      ? stroke('M138 334A128 38 0 0 0 250 360', '#ff9aa0', 7, { 'stroke-linecap': 'round' })
      : '',
  ].join('');
}

/** The loop as bars of light behind the ball. */
function loop(): Svg {
  const colors = ['#ff4b55', '#ffd02e', '#14c4b4', '#8a4dff', '#ff4f9a'];
  const heights = [92, 150, 210, 128, 250, 176, 232, 140, 190, 104];
  return heights
    .map((tall, at) => {
      const x = 10 + at * 50;
      return path(`M${x} 512V${512 - tall - 110}H${x + 36}V512Z`, colors[at % 5] ?? '#ffd02e', {
        opacity: 0.34,
      });
    })
    .join('');
}

export const card: Card = async () => [
  glow(256, 210, '#ffe08a', '#ff8f5c', '#d1407f', '#6a2596', '#2b1a78'),
  rays(256, 210, 15, '#ffffff1f', 0.15),
  loop(),
  skyline(470, 170, '#5c2f86', '#ffd87a', 7),
  path('M0 462H512V512H0Z', linear(0, 462, 0, 512, '#4b3a8a', '#241650')),
  vignette('#120833', 0.42),
  trail('M-30 560Q20 190 170 110', '#ff8a1f', 62),
  rim(false),
  cast(basketball(262, 206, 132)),
  cast(net()),
  cast(rim(true)),
  sparkle(92, 92, 30),
  sparkle(436, 120, 26),
  sparkle(440, 420, 20),
];
