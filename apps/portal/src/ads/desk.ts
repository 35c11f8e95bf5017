import type { Count } from '../services/statistics.ts';
import type { Defined, Provider, SlotType, Told } from './provider.ts';
import { openMeter, type Meter, type MeterParts } from './viewability.ts';

export type DeskParts = Pick<MeterParts, 'share' | 'now' | 'visible' | 'every'> & {
  readonly provider: Provider;
  readonly count: Count;
  /** Rooms of normal slots that are on the page now; each has its name in `data-slot`. */
  readonly rooms: () => Iterable<HTMLElement>;
  /**
   * Tells how much of an element is in view: at once, and whenever it comes into view, leaves it or
   * passes a share of it. Answers with how to stop.
   */
  readonly watch: (element: Element, share: number, see: (share: number) => void) => () => void;
};

/** Looks after every slot: when it is defined, what became of it, how long it was in view. */
export interface Desk {
  /** A page of the site was shown: its slots are taken in, those that are gone are destroyed. */
  arrived(route: string): void;
  /** The page goes away: time in view is reported. */
  leaving(): void;
}

type Placed = {
  readonly name: string;
  readonly room: HTMLElement | undefined;
  defined: Defined | undefined;
  meter: Meter | undefined;
  /** Ends what is watched of it. */
  readonly ends: (() => void)[];
};

/** Out-of-page slots, and what statistics call them. */
const OVERLAYS = ['anchor', 'interstitial'] as const satisfies readonly SlotType[];

export function openDesk(parts: DeskParts): Desk {
  const placed = new Set<Placed>();
  let arrivals = 0;
  const define = (slot: Placed, type: SlotType): void => {
    const { name, room } = slot;
    parts.count({ name: 'ad', slot: name, kind: 'requested' });
    slot.defined = parts.provider.define({
      name,
      type,
      room,
      tell: (told) => {
        if (placed.has(slot)) hear(slot, told, parts);
      },
    });
  };
  const place = (name: string, room?: HTMLElement): Placed => {
    const slot: Placed = { name, room, defined: undefined, meter: undefined, ends: [] };
    placed.add(slot);
    return slot;
  };
  const placeNormal = (room: HTMLElement): void => {
    const slot = place(room.dataset['slot'] ?? '', room);
    slot.ends.push(
      parts.watch(room, 0, (share) => {
        if (share > 0 && !slot.defined) define(slot, 'normal');
      }),
    );
  };
  const destroy = (slot: Placed): void => {
    for (const end of slot.ends) end();
    slot.meter?.stop();
    report(slot, parts.count);
    slot.defined?.destroy();
    placed.delete(slot);
  };
  return {
    arrived(route) {
      arrivals += 1;
      if (arrivals === 1) for (const type of OVERLAYS) define(place(type), type);
      const rooms = new Set(parts.rooms());
      for (const slot of placed) {
        if (slot.room && !rooms.delete(slot.room)) destroy(slot);
        else if (arrivals > 1) slot.defined?.navigated?.(route);
      }
      for (const room of rooms) placeNormal(room);
    },
    leaving() {
      for (const slot of placed) report(slot, parts.count);
    },
  };
}

function hear(slot: Placed, told: Told, parts: DeskParts): void {
  const { count } = parts;
  count({ name: 'ad', slot: slot.name, kind: told.kind });
  if (told.kind !== 'filled' || !told.element || slot.meter) return;
  const onShown = (): void => count({ name: 'ad', slot: slot.name, kind: 'shown' });
  const meter = openMeter({ ...parts, onShown });
  slot.meter = meter;
  slot.ends.push(parts.watch(told.element, parts.share, (share) => meter.see(share)));
}

function report(slot: Placed, count: Count): void {
  const ms = slot.meter?.take() ?? 0;
  if (ms > 0) count({ name: 'ad', slot: slot.name, kind: 'viewed', ms });
}
