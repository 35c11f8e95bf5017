import type { Count } from '../statistics.ts';
import type { AdEvent, DefinedSlot, Provider, SlotType } from './provider.ts';
import { openMeter, type Meter, type MeterOptions } from './viewability.ts';

export type AdManagerDeps = Pick<MeterOptions, 'share' | 'now' | 'visible' | 'every'> & {
  readonly provider: Provider;
  readonly count: Count;
  /** Elements of normal slots that are on the page now; each has its name in `data-slot`. */
  readonly slotElements: () => Iterable<HTMLElement>;
  /**
   * Reports how much of an element is in view: at once, and whenever it comes into view, leaves it or
   * passes a share of it. Returns how to stop.
   */
  readonly watch: (element: Element, share: number, see: (share: number) => void) => () => void;
};

/** Looks after every slot: when it is defined, what became of it, how long it was in view. */
export interface AdManager {
  /** A page of the site was shown: its slots are taken in, those that are gone are destroyed. */
  arrived(route: string): void;
  /** The page goes away: time in view is reported. */
  leaving(): void;
  /**
   * A game offers a moment for an ad. It is taken once in two minutes, and not in the first two
   * of a visit.
   * @param onOpen called when an ad covers the game
   * @returns whether there was one, once it has been closed
   */
  showBreak(onOpen: () => void): Promise<boolean>;
}

const BREAK_EVERY_MS = 120_000;

type Placed = {
  readonly name: string;
  readonly element: HTMLElement | undefined;
  defined: DefinedSlot | undefined;
  meter: Meter | undefined;
  /** Ends what is watched of it. */
  readonly ends: (() => void)[];
};

/** Out-of-page slots, and what statistics call them. */
const OVERLAYS = ['anchor', 'interstitial'] as const satisfies readonly SlotType[];

export function openAdManager(deps: AdManagerDeps): AdManager {
  const placed = new Set<Placed>();
  let arrivals = 0;
  let lastBreak = deps.now();
  const define = (
    slot: Placed,
    type: SlotType,
    onEvent: (kind: AdEvent['kind']) => void = () => {},
  ): void => {
    const { name, element } = slot;
    deps.count({ name: 'ad', slot: name, kind: 'requested' });
    slot.defined = deps.provider.define({
      name,
      type,
      element,
      onEvent: (event) => {
        if (!placed.has(slot)) return;
        hear(slot, event, deps);
        onEvent(event.kind);
      },
    });
  };
  const place = (name: string, element?: HTMLElement): Placed => {
    const slot: Placed = { name, element, defined: undefined, meter: undefined, ends: [] };
    placed.add(slot);
    return slot;
  };
  const placeNormal = (element: HTMLElement): void => {
    const slot = place(element.dataset['slot'] ?? '', element);
    slot.ends.push(
      deps.watch(element, 0, (share) => {
        if (share > 0 && !slot.defined) define(slot, 'normal');
      }),
    );
  };
  const destroy = (slot: Placed): void => {
    for (const end of slot.ends) end();
    slot.meter?.stop();
    report(slot, deps.count);
    slot.defined?.destroy();
    placed.delete(slot);
  };
  return {
    arrived(route) {
      arrivals += 1;
      if (arrivals === 1) for (const type of OVERLAYS) define(place(type), type);
      const slotElements = new Set(deps.slotElements());
      for (const slot of placed) {
        if (slot.element && !slotElements.delete(slot.element)) destroy(slot);
        else if (arrivals > 1) slot.defined?.navigated?.(route);
      }
      for (const element of slotElements) placeNormal(element);
    },
    leaving() {
      for (const slot of placed) report(slot, deps.count);
    },
    showBreak(onOpen) {
      if (deps.now() - lastBreak < BREAK_EVERY_MS) return Promise.resolve(false);
      lastBreak = deps.now();
      return new Promise((resolve) => {
        const slot = place('break');
        define(slot, 'break', (kind) => {
          if (kind === 'filled') onOpen();
          else if (kind === 'closed' || kind === 'unfilled') {
            destroy(slot);
            resolve(kind === 'closed');
          }
        });
      });
    },
  };
}

function hear(slot: Placed, event: AdEvent, deps: AdManagerDeps): void {
  const { count } = deps;
  if (event.kind === 'closed') return;
  count({ name: 'ad', slot: slot.name, kind: event.kind });
  if (event.kind !== 'filled' || !event.element || slot.meter) return;
  const onShown = (): void => count({ name: 'ad', slot: slot.name, kind: 'shown' });
  const meter = openMeter({ ...deps, onShown });
  slot.meter = meter;
  slot.ends.push(deps.watch(event.element, deps.share, (share) => meter.see(share)));
}

function report(slot: Placed, count: Count): void {
  const ms = slot.meter?.take() ?? 0;
  if (ms > 0) count({ name: 'ad', slot: slot.name, kind: 'viewed', ms });
}
