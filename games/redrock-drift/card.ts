import {
  sky,
  glow,
  rays,
  circle,
  ridge,
  linear,
  contact,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';

/** A car in full drift out of a canyon bend at sunset, boost flames behind it. */
export const card: Card = async () => [
  sky('#3a2c8a', '#d65a94', '#ff9a5a', '#ffd98a'),
  glow(330, 170, '#fff0b8dd', '#ffb35a66', '#ffb35a00'),
  rays(330, 172, 18, '#ffffff24'),
  circle(330, 172, 84, linear(0, 90, 0, 260, '#fffbe0', '#ffc24a')),
  mesa(20, 250, 150, 150),
  mesa(400, 262, 140, 170),
  mesa(178, 284, 78, 70),
  ridge(318, 12, linear(0, 290, 0, 420, '#d9683f', '#a83f2d'), 5),
  road(),
  cliff(),
  dust(96, 396, 46),
  dust(58, 430, 58),
  dust(120, 448, 40),
  contact(268, 446, 200, 0.45),
  car(),
  sparkle(150, 330, 24),
  sparkle(438, 318, 18),
  sparkle(84, 352, 16),
  vignette('#3a0f2d', 0.36),
];

function mesa(x: number, y: number, wide: number, tall: number): string {
  const bands = ['#e8794a', '#c9543a', '#e0703f', '#a83f2d'];
  const shape = bands.map((color, at) => {
    const top = y - tall / 2 + (at * tall) / 4;
    const out = at * 7;
    return `<path d="M${x - out} ${top + tall / 4} L${x + 8 - out} ${top} H${x + wide - 8 + out} L${x + wide + out} ${top + tall / 4} Z" fill="${color}"/>`;
  });
  const shade = `<path d="M${x + wide * 0.62} ${y - tall / 2} H${x + wide - 8} L${x + wide + 28} ${y + tall / 2} H${x + wide * 0.7} Z" fill="#5a1a3a" opacity=".28"/>`;
  return shape.join('') + shade;
}

function road(): string {
  return `<path d="M0 512 V420 C120 330 330 360 512 300 V350 C470 372 500 440 512 512 Z" fill="#54454f"/>
<path d="M0 420 C120 330 330 360 512 300 V288 C330 344 110 316 0 402 Z" fill="#fff4e6"/>
<path d="M0 420 C40 390 90 372 140 362 L132 350 C84 360 38 378 0 402 Z M230 350 C280 343 320 337 362 330 L356 317 C316 325 276 331 228 337 Z M440 314 L512 300 V288 L434 301 Z" fill="#e8432f"/>
<path d="M30 500 C150 420 330 420 500 372" fill="none" stroke="#2e2430" stroke-width="15" stroke-linecap="round" opacity=".6"/>
<path d="M96 512 C190 452 350 448 508 404" fill="none" stroke="#2e2430" stroke-width="15" stroke-linecap="round" opacity=".6"/>`;
}

function cliff(): string {
  return `<path d="M512 512 H420 L440 470 L470 452 L484 400 L512 384 Z" fill="#a83f2d"/><path d="M512 512 H452 L476 474 L500 460 L512 430 Z" fill="#e0703f"/>
<path d="M0 512 H84 L66 488 L36 476 L20 446 L0 438 Z" fill="#a83f2d"/><path d="M0 512 H52 L34 492 L12 484 L0 462 Z" fill="#e0703f"/>`;
}

function dust(x: number, y: number, size: number): string {
  return `<g opacity=".92"><circle cx="${x}" cy="${y}" r="${size}" fill="#f0a468"/><circle cx="${x - size * 0.2}" cy="${y - size * 0.25}" r="${size * 0.7}" fill="#ffcf9a"/><circle cx="${x + size * 0.5}" cy="${y + size * 0.3}" r="${size * 0.5}" fill="#ffe2bc"/></g>`;
}

/** Three quarters from the front, nose to the lower right, leaning out of its slide. */
function car(): string {
  return `<g transform="translate(270 366) rotate(-7) scale(1.12)">
<path d="M-150 10 C-214 0 -240 26 -262 20 C-236 36 -250 48 -226 48 C-206 52 -180 50 -146 42 Z" fill="#ff8a2e"/>
<path d="M-148 16 C-186 12 -202 28 -218 28 C-200 38 -186 42 -146 36 Z" fill="#fff1a8"/>
<g stroke="#2b1626" stroke-width="9" stroke-linejoin="round">
<ellipse cx="-88" cy="54" rx="33" ry="38" fill="#26222c"/><ellipse cx="92" cy="64" rx="33" ry="40" fill="#26222c"/>
<path d="M-156 -46 L-84 -58 L-78 -36 L-150 -22 Z" fill="#0c8f84"/>
<path d="M-150 44 L-158 4 C-156 -14 -130 -22 -98 -24 L-60 -70 C-48 -82 20 -86 46 -70 L92 -24 C140 -18 172 2 178 26 L174 58 C166 70 140 74 126 70 C122 34 66 30 58 66 L-54 56 C-58 18 -118 12 -122 48 Z" fill="#12b5a6"/>
</g>
<path d="M-84 -26 L-52 -62 C-42 -70 -14 -74 -6 -74 V-26 Z M6 -26 V-74 C24 -74 36 -70 42 -62 L76 -26 Z" fill="#2b4460"/>
<path d="M-70 -30 L-46 -58 H-32 L-56 -30 Z M16 -30 L16 -68 H26 L34 -30 Z" fill="#8fc4e8" opacity=".75"/>
<path d="M-146 2 C-136 -10 -110 -14 -90 -14 H92 C130 -10 156 2 168 20 C120 4 60 2 -40 4 C-90 6 -130 8 -148 16 Z" fill="#6fe6d6"/>
<path d="M-48 14 L62 16 L48 58 L-46 52 Z" fill="#0c8f84"/>
<circle cx="4" cy="32" r="21" fill="#ffffff"/><path d="M-3 21 H14 L4 34 H13 L-6 50 L0 36 H-9 Z" fill="#e8432f"/>
<path d="M150 14 L176 24 L172 40 L148 32 Z" fill="#fff6c8" stroke="#2b1626" stroke-width="6" stroke-linejoin="round"/>
<path d="M130 58 L176 48 L174 60 C164 70 146 72 132 70 Z" fill="#3a3440"/>
<circle cx="-88" cy="56" r="17" fill="#e9e4da"/><circle cx="-88" cy="56" r="7" fill="#3a3440"/><circle cx="92" cy="66" r="18" fill="#e9e4da"/><circle cx="92" cy="66" r="7" fill="#3a3440"/>
</g>`;
}
