import type { Card } from '@playgrove/kit/cards';
import { ease } from '@playgrove/kit/stage';

/** Where a card wants to be. World units, of its middle. */
export type CardSpot = {
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
  /** What lies on what: the higher above. */
  readonly z: number;
  /** Seconds before it sets out. */
  readonly delay?: number;
};

/** A card as it is seen now. */
export type ShownCard = {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  /** Face up, seen from here: changes half way through a flip. */
  readonly up: boolean;
  /** 1 seen flat, 0 edge on. */
  readonly turn: number;
  /** 0 on the table, 1 in the hand. */
  readonly lift: number;
  /** In the air or in the hand. */
  readonly moving: boolean;
  /** Radians: carried cards trail behind the finger, refused ones shake their head. */
  readonly rotate: number;
};

type Flight = {
  card: Card;
  x: number;
  y: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** Seconds since it set out; negative while it waits. */
  age: number;
  length: number;
  /** 0 face down, 1 face up. */
  face: number;
  up: boolean;
  z: number;
  lift: number;
  held: boolean;
  lean: number;
  shake: number;
};

/** A short hop takes so many seconds, a flight across the table so many. */
const SHORT = 0.09;
const LONG = 0.24;
const FLIP = 0.16;
const LIFT = 0.08;
const SHAKE = 0.32;
/** What is in the air lies above all that is on the table. */
const AIR = 1000;

/**
 * The cards on a table and how they get where they belong. Tell it every frame where each card
 * lies by the rules; it keeps where each is seen. It never waits: a card that is told to go
 * elsewhere sets out from where it is.
 */
export class CardMotion {
  readonly #flights = new Map<Card, Flight>();
  /** World units that count as a flight across the table. */
  #span: number;

  /** @param span the table's longer side in world units */
  constructor(span = 700) {
    this.#span = span;
  }

  set span(value: number) {
    this.#span = Math.max(1, value);
  }

  /** Sends a card to its place; one that was never seen appears at `start`, or there. */
  aim(card: Card, spot: CardSpot, start: CardSpot = spot): void {
    const flight = this.#flights.get(card) ?? this.#appear(card, start);
    flight.z = spot.z;
    flight.up = spot.up;
    flight.held = false;
    if (flight.toX === spot.x && flight.toY === spot.y) return;
    flight.fromX = flight.x;
    flight.fromY = flight.y;
    flight.toX = spot.x;
    flight.toY = spot.y;
    const far = Math.hypot(spot.x - flight.x, spot.y - flight.y) / this.#span;
    flight.length = SHORT + (LONG - SHORT) * Math.min(1, far * 1.6);
    flight.age = -(spot.delay ?? 0);
  }

  /** A card in the hand: it is where the finger is. */
  hold(card: Card, x: number, y: number, z: number): void {
    const flight = this.#flights.get(card);
    if (!flight) return;
    flight.lean = Math.max(-0.16, Math.min(0.16, flight.lean * 0.8 + (x - flight.x) * 0.004));
    flight.x = x;
    flight.y = y;
    flight.toX = Number.NaN;
    flight.toY = Number.NaN;
    flight.held = true;
    flight.z = z;
  }

  /** Shakes its head: it cannot go anywhere. */
  refuse(card: Card): void {
    const flight = this.#flights.get(card);
    if (flight) flight.shake = SHAKE;
  }

  /** Puts every card where it belongs at once: another screen, or less motion. */
  land(): void {
    for (const flight of this.#flights.values()) {
      if (flight.held) continue;
      flight.x = flight.toX;
      flight.y = flight.toY;
      flight.age = flight.length;
      flight.face = flight.up ? 1 : 0;
      flight.lift = 0;
    }
  }

  forget(): void {
    this.#flights.clear();
  }

  get size(): number {
    return this.#flights.size;
  }

  /** Whether every card lies where it belongs. */
  get still(): boolean {
    return [...this.#flights.values()].every((flight) => !isMoving(flight));
  }

  /** @param dt seconds @param calm no shaking and no leaning */
  step(dt: number, calm: boolean): void {
    for (const flight of this.#flights.values()) {
      flight.shake = Math.max(0, flight.shake - dt);
      flight.lean *= Math.exp(-dt * 9);
      if (calm) {
        flight.lean = 0;
        flight.shake = 0;
      }
      const lift = flight.held ? 1 : 0;
      flight.lift += Math.max(-dt / LIFT, Math.min(dt / LIFT, lift - flight.lift));
      if (flight.held) continue;
      flight.age += dt;
      if (flight.age > 0) {
        const turn = flight.up ? 1 : 0;
        flight.face += Math.max(-dt / FLIP, Math.min(dt / FLIP, turn - flight.face));
      }
      const part = Math.max(0, Math.min(1, flight.age / flight.length));
      const eased = ease.out(part);
      flight.x = flight.fromX + (flight.toX - flight.fromX) * eased;
      flight.y = flight.fromY + (flight.toY - flight.fromY) * eased;
    }
  }

  /** Where a card is seen now; nothing when it never was. */
  at(card: Card): { readonly x: number; readonly y: number } | undefined {
    return this.#flights.get(card);
  }

  /** In the order to draw them. */
  shown(): ShownCard[] {
    const order = [...this.#flights.values()].sort((one, other) => height(one) - height(other));
    return order.map((flight) => ({
      card: flight.card,
      x: flight.x,
      y: flight.y,
      up: flight.face >= 0.5,
      turn: Math.max(0.02, Math.abs(flight.face - 0.5) * 2),
      lift: flight.lift,
      moving: isMoving(flight),
      rotate: flight.lean + Math.sin(flight.shake * 46) * flight.shake * 0.28,
    }));
  }

  #appear(card: Card, start: CardSpot): Flight {
    const flight: Flight = {
      card,
      x: start.x,
      y: start.y,
      fromX: start.x,
      fromY: start.y,
      toX: start.x,
      toY: start.y,
      age: SHORT,
      length: SHORT,
      face: start.up ? 1 : 0,
      up: start.up,
      z: start.z,
      lift: 0,
      held: false,
      lean: 0,
      shake: 0,
    };
    this.#flights.set(card, flight);
    return flight;
  }
}

function isMoving(flight: Flight): boolean {
  return flight.held || flight.age < flight.length;
}

function height(flight: Flight): number {
  const flying = flight.held || (flight.age > 0 && flight.age < flight.length);
  return flight.z + (flight.held ? AIR * 2 : flying ? AIR : 0);
}
