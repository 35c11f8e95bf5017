import * as draw from '@playgrove/kit/draw';
import type { World } from '../rules/plan.ts';

/** Two strong colors a world, and a third for what helps or hurts. */
export type Look = {
  readonly light: string;
  readonly dark: string;
  readonly sun: string;
  readonly hot: string;
};

export const LOOKS: Readonly<Record<World, Look>> = {
  canyon: { light: '#ff9a3d', dark: '#45104f', sun: '#fff0b0', hot: '#ff3d5a' },
  ironworks: { light: '#ffcb2e', dark: '#6b1233', sun: '#fffbe0', hot: '#2fb4ff' },
  neon: { light: '#ff6fb0', dark: '#2a1070', sun: '#ffe3f4', hot: '#ffd02e' },
  icefall: { light: '#62e8d8', dark: '#123077', sun: '#f4ffff', hot: '#ff4f9a' },
};

/** What is air, what is ground, and the two layers of scenery between them. */
export type Tone = {
  readonly key: string;
  /** From the edges of the corridor to its middle. */
  readonly air: readonly [string, string, string];
  readonly ground: string;
  readonly deep: string;
  readonly lit: string;
  readonly far: string;
  readonly near: string;
  readonly sun: string;
};

const tones = new Map<string, Tone>();

/** @param flipped the dark color is the air, the light one is the ground */
export function toneOf(world: World, flipped: boolean): Tone {
  const key = `${world} ${flipped ? 1 : 0}`;
  let tone = tones.get(key);
  if (!tone) tones.set(key, (tone = mixTone(key, LOOKS[world], flipped)));
  return tone;
}

function mixTone(key: string, { light, dark, sun }: Look, flipped: boolean): Tone {
  const air = flipped ? dark : light;
  const ground = flipped ? light : dark;
  const glow = flipped ? draw.mix(dark, light, 0.34) : draw.mix(light, sun, 0.55);
  return {
    key,
    air: [flipped ? draw.shade(dark, 0.3) : draw.shade(light, 0.12), air, glow],
    ground,
    deep: flipped ? draw.shade(light, 0.28) : draw.shade(dark, 0.4),
    lit: flipped ? draw.tint(light, 0.4) : draw.tint(dark, 0.28),
    far: draw.mix(air, ground, 0.18),
    near: draw.mix(air, ground, 0.4),
    sun: flipped ? draw.mix(light, sun, 0.3) : sun,
  };
}

/** A color on its way from one tone to the other. */
export function blend(from: string, to: string, part: number): string {
  if (part <= 0) return from;
  return part >= 1 ? to : draw.mix(from, to, part);
}
