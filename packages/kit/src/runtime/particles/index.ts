import { ease } from '../base/motion.ts';
import { sparkle, traceStar, type Context } from '../render/draw/shapes.ts';
import type { Feel } from '../view.ts';

export type Burst = NonNullable<Feel['burst']>;

const POOL = 220;

/** Default flight of each shape, for a world 720 units across. */
const FLIGHT = {
  drop: { speed: 360, size: 12, life: 0.6, gravity: 900, lift: 60 },
  star: { speed: 420, size: 20, life: 0.7, gravity: 320, lift: 40 },
  confetti: { speed: 900, size: 17, life: 1.5, gravity: 620, lift: 320 },
  ring: { speed: 0, size: 64, life: 0.4, gravity: 0, lift: 0 },
  puff: { speed: 210, size: 26, life: 0.6, gravity: -60, lift: 0 },
} as const;

type Shape = keyof typeof FLIGHT;

class Particle {
  shape: Shape = 'drop';
  color = '';
  x = 0;
  y = 0;
  vx = 0;
  vy = 0;
  /** Seconds left and in total. */
  left = 0;
  life = 1;
  size = 0;
  gravity = 0;
  turn = 0;
  spin = 0;
}

/** Sparks, drops, confetti, rings and puffs from a fixed pool: nothing is allocated during play. */
export class Particles {
  reducedMotion = false;
  readonly #pool = Array.from({ length: POOL }, () => new Particle());
  readonly #random: () => number;
  #next = 0;
  #live = 0;

  /** @param random only for looks; never part of a game's state */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** The number in flight. */
  get live(): number {
    return this.#live;
  }

  /**
   * @param unit world units per pixel of a world 720 across, for defaults of the burst
   * @param strength 0 to 1: fewer and slower
   */
  burst(x: number, y: number, burst: Burst, unit = 1, strength = 1): void {
    const shape = burst.shape ?? 'drop';
    const flight = FLIGHT[shape];
    const own = burst.across ? (unit * 720) / burst.across : 1;
    const other = unit / own;
    const speed = (burst.speed ?? flight.speed * other) * own * (0.5 + strength / 2);
    const size = (burst.size ?? flight.size * other) * own;
    const life = burst.life ?? flight.life;
    const gravity = (burst.gravity ?? flight.gravity * other) * own;
    const wanted = Math.ceil(burst.count * strength);
    const count = this.reducedMotion ? Math.ceil(wanted / 4) : wanted;
    for (let index = 0; index < count; index += 1) {
      const particle = this.#take();
      if (!particle) return;
      const random = this.#random;
      // Evenly all around, with a little noise: even a handful leaves no gap.
      const angle = ((index + random()) / count) * Math.PI * 2;
      const pace = speed * (0.4 + random() * 0.6);
      particle.shape = shape;
      particle.color = burst.colors[index % burst.colors.length] ?? '#fff';
      particle.x = x;
      particle.y = y;
      particle.vx = Math.cos(angle) * pace;
      particle.vy = Math.sin(angle) * pace - flight.lift * unit;
      particle.life = life * (shape === 'ring' ? 1 - index * 0.12 : 0.6 + random() * 0.4);
      particle.left = particle.life;
      particle.size = size * (shape === 'ring' ? 1 + index * 0.3 : 0.5 + random() * 0.5);
      particle.gravity = gravity;
      particle.turn = angle;
      particle.spin = (random() - 0.5) * 14;
    }
  }

  step(dt: number): void {
    if (this.#live === 0) return;
    let live = 0;
    for (const particle of this.#pool) {
      if (particle.left <= 0) continue;
      particle.left -= dt;
      particle.vy += particle.gravity * dt;
      if (particle.shape !== 'drop') {
        const drag = Math.max(0, 1 - 2.4 * dt);
        particle.vx *= drag;
        particle.vy *= drag;
      }
      particle.x += particle.vx * dt;
      particle.y += particle.vy * dt;
      particle.turn += particle.spin * dt;
      if (particle.left > 0) live += 1;
    }
    this.#live = live;
  }

  draw(c: Context): void {
    if (this.#live === 0) return;
    const alpha = c.globalAlpha;
    for (const particle of this.#pool) {
      if (particle.left > 0) paint(c, particle, particle.left / particle.life);
    }
    c.globalAlpha = alpha;
  }

  clear(): void {
    for (const particle of this.#pool) particle.left = 0;
    this.#live = 0;
  }

  #take(): Particle | undefined {
    for (let tried = 0; tried < POOL; tried += 1) {
      const particle = this.#pool[this.#next];
      this.#next = (this.#next + 1) % POOL;
      if (particle && particle.left <= 0) {
        this.#live += 1;
        return particle;
      }
    }
    return undefined;
  }
}

/** @param left 1 if new, 0 if gone */
function paint(c: Context, particle: Particle, left: number): void {
  const { x, y, vx, vy, shape } = particle;
  const size = particle.size * ease.out(left);
  c.fillStyle = particle.color;
  c.globalAlpha = shape === 'puff' ? 0.75 * left : Math.min(1, left * 3);
  if (shape === 'ring') {
    c.strokeStyle = particle.color;
    c.lineWidth = particle.size * 0.28 * left;
    c.beginPath();
    c.arc(x, y, particle.size * (1.15 - 0.7 * ease.in(left)), 0, 7);
    c.stroke();
    return;
  }
  if (shape === 'star') {
    if (particle.spin > 0) {
      sparkle(c, x, y, size, particle.color);
      return;
    }
    c.beginPath();
    traceStar(c, x, y, size, 5, 0.5, particle.turn);
    c.fill();
    return;
  }
  c.beginPath();
  if (shape === 'confetti') {
    // A strip of paper seen as it tumbles: its width oscillates.
    const [half, flat] = [
      particle.size * 0.6,
      particle.size * 0.42 * Math.cos(particle.turn * 1.7),
    ];
    const [cos, sin] = [Math.cos(particle.turn), Math.sin(particle.turn)];
    c.moveTo(x + cos * half - sin * flat, y + sin * half + cos * flat);
    c.lineTo(x + cos * half + sin * flat, y + sin * half - cos * flat);
    c.lineTo(x - cos * half + sin * flat, y - sin * half - cos * flat);
    c.lineTo(x - cos * half - sin * flat, y - sin * half + cos * flat);
  } else if (shape === 'puff') {
    c.arc(x, y, particle.size * (1.2 - 0.5 * left), 0, 7);
  } else {
    const stretch = 1 + Math.min(0.8, Math.hypot(vx, vy) / (particle.size * 160 + 1));
    c.ellipse(x, y, size * stretch, size, Math.atan2(vy, vx), 0, 7);
  }
  c.fill();
}
