/** What is towed, measured along its own direction. */
export type Tow = {
  readonly l: number;
  readonly w: number;
  /** From the hitch back to its axle, and from the axle to its tail. */
  readonly bar: number;
  readonly rear: number;
  /** The hitch behind the axle of what pulls it. */
  readonly hitch: number;
};

export type Vehicle = {
  readonly l: number;
  readonly w: number;
  /** Between the axles, and from the rear axle to the tail. */
  readonly base: number;
  readonly rear: number;
  /** How far the front wheels turn, radians. */
  readonly lock: number;
  readonly tows: readonly Tow[];
};

const CAR = { l: 84, w: 42, base: 52, rear: 16, lock: 0.64 } as const;
const TROLLEY = { l: 44, w: 34, bar: 40, rear: 12 } as const;

export const VEHICLES = {
  mini: { l: 66, w: 39, base: 40, rear: 13, lock: 0.68, tows: [] },
  car: { ...CAR, tows: [] },
  van: { l: 112, w: 48, base: 70, rear: 21, lock: 0.66, tows: [] },
  limo: { l: 138, w: 44, base: 90, rear: 25, lock: 0.68, tows: [] },
  trailer: { ...CAR, tows: [{ l: 80, w: 44, bar: 66, rear: 32, hitch: 20 }] },
  train: {
    l: 58,
    w: 36,
    base: 34,
    rear: 12,
    lock: 0.7,
    tows: [
      { ...TROLLEY, hitch: 15 },
      { ...TROLLEY, hitch: 15 },
      { ...TROLLEY, hitch: 15 },
    ],
  },
} as const satisfies Readonly<Record<string, Vehicle>>;

export type VehicleName = keyof typeof VEHICLES;

export const vehicleOf = (name: VehicleName): Vehicle => VEHICLES[name];

/** From the foremost axle back to the last tail, all in line. */
export function tailOf({ rear, tows }: Vehicle): number {
  let axle = 0;
  let tail = rear;
  for (const tow of tows) {
    axle += tow.hitch + tow.bar;
    tail = axle + tow.rear;
  }
  return tail;
}

/** From nose to tail, all in line. */
export const lengthOf = (vehicle: Vehicle): number => vehicle.l - vehicle.rear + tailOf(vehicle);
