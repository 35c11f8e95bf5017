import type { Card } from '@playgrove/kit/logic/cards';
import { ease } from '@playgrove/kit/runtime';

/** A card's target. World units, of its center. */
export type CardPose = {
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
  /** The stacking order: higher is on top. */
  readonly z: number;
  /** Seconds before it starts to move. */
  readonly delay?: number;
};

/** A card as it is displayed now. */
export type ShownCard = {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  /** Whether the viewer sees its face: changes halfway through a flip. */
  readonly up: boolean;
  /** 1 seen flat, 0 edge-on. */
  readonly turn: number;
  /** 0 on the table, 1 held. */
  readonly lift: number;
  /** In the air or held. */
  readonly moving: boolean;
  /** Radians: held cards lag behind the pointer, refused ones shake. */
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
  /** Seconds since it started to move; negative while it waits. */
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

/** Seconds of a short hop, and of a flight across the table. */
const SHORT = 0.09;
const LONG = 0.24;
const FLIP = 0.16;
const LIFT = 0.08;
const SHAKE = 0.32;
/** Cards in the air are above all cards on the table. */
const AIR = 1000;

/**
 * The cards on a table and their movement. Pass it every frame where each card belongs by the
 * rules; it tracks where each is displayed. It never waits: a card with a new target starts from
 * where it is.
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

  /** Sends a card to its position; a new card appears at `start`, or there. */
  aim(card: Card, spot: CardPose, start: CardPose = spot): void {
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

  /** A held card: it is at the pointer. */
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

  /** Shakes: it cannot go anywhere. */
  refuse(card: Card): void {
    const flight = this.#flights.get(card);
    if (flight) flight.shake = SHAKE;
  }

  /** Puts every card at its target at once: after a resize, or with reduced motion. */
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

  /** Whether every card is at its target. */
  get still(): boolean {
    return [...this.#flights.values()].every((flight) => !isMoving(flight));
  }

  /** @param dt seconds @param reducedMotion no shaking and no leaning */
  step(dt: number, reducedMotion: boolean): void {
    for (const flight of this.#flights.values()) {
      flight.shake = Math.max(0, flight.shake - dt);
      flight.lean *= Math.exp(-dt * 9);
      if (reducedMotion) {
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

  /** The displayed state of a card; undefined if it was never added. */
  at(card: Card): { readonly x: number; readonly y: number } | undefined {
    return this.#flights.get(card);
  }

  /** In drawing order. */
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

  #appear(card: Card, start: CardPose): Flight {
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
