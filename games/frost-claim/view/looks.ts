import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Keepsake, Sizes } from '@playgrove/kit/runtime';
import type { Rival, Skater } from '../rules/types.ts';
import { paintSkater, type Animal } from './animal.ts';

/** Colors of a skater's ice. */
export type Tint = { readonly deep: string; readonly mid: string; readonly bright: string };

type Look = Animal & { readonly ice: Tint };

const AURORA: Tint = { deep: '#2a56b8', mid: '#14a58f', bright: '#5cf2b4' };

export const RIVAL_LOOKS: Readonly<Record<Rival, Look>> = {
  penguin: {
    ears: 'none',
    fur: '#3d4a78',
    face: '#ffffff',
    nose: '#ffab2e',
    snout: 'beak',
    scarf: '#4fb6ff',
    stripe: '#d7f0ff',
    ice: { deep: '#1f4f9e', mid: '#2f78cf', bright: '#8fd0ff' },
  },
  hare: {
    ears: 'long',
    fur: '#f6efe9',
    face: '#ffffff',
    nose: '#ff8fa8',
    snout: 'small',
    scarf: '#ff7fb0',
    stripe: '#ffe1ec',
    ice: { deep: '#a63a78', mid: '#d4588f', bright: '#ffb6d4' },
  },
  bear: {
    ears: 'round',
    fur: '#b37a4c',
    face: '#ecc79a',
    nose: '#3a2440',
    snout: 'wide',
    scarf: '#ffc23a',
    stripe: '#fff0b8',
    ice: { deep: '#9a5a14', mid: '#cf8420', bright: '#ffd76a' },
  },
  fox: {
    ears: 'point',
    fur: '#f0743a',
    face: '#fff1e2',
    nose: '#3a2440',
    snout: 'sharp',
    scarf: '#ff3f56',
    stripe: '#ffd0c8',
    tail: '#fff1e2',
    ice: { deep: '#9c2536', mid: '#cf3b46', bright: '#ff9a86' },
  },
  seal: {
    ears: 'none',
    fur: '#8e9cc4',
    face: '#c9d3ee',
    nose: '#3a2f5c',
    snout: 'wide',
    scarf: '#a9e34b',
    stripe: '#f0ffd0',
    ice: { deep: '#4a7a1e', mid: '#6fa82c', bright: '#c8f07a' },
  },
  moose: {
    ears: 'antler',
    fur: '#8a5a4a',
    face: '#c99f86',
    nose: '#4a2c30',
    snout: 'wide',
    scarf: '#b36bff',
    stripe: '#ead6ff',
    ice: { deep: '#5a2f9e', mid: '#7f4fd0', bright: '#c9a3ff' },
  },
  lynx: {
    ears: 'tuft',
    fur: '#c9b79c',
    face: '#f7ecdc',
    nose: '#c7566e',
    snout: 'small',
    scarf: '#5a5f8c',
    stripe: '#e0e4ff',
    ice: { deep: '#3c4066', mid: '#5c628f', bright: '#b5bbe0' },
  },
};

export const HEROES = keepsakes<Look & Keepsake>(
  [
    {
      id: 'panda',
      needs: 0,
      ears: 'round',
      fur: '#d9663a',
      face: '#fff3e4',
      nose: '#3a2440',
      snout: 'small',
      scarf: '#2fd6a4',
      stripe: '#eafff4',
      spots: '#fff3e4',
      tail: '#8c3a24',
      ice: AURORA,
    },
    {
      id: 'corgi',
      needs: 3,
      ears: 'point',
      fur: '#f0b04a',
      face: '#fffaf0',
      nose: '#3a2440',
      snout: 'wide',
      scarf: '#3a8dff',
      stripe: '#ffffff',
      ice: { deep: '#0f5d9c', mid: '#1a8fc7', bright: '#6fe6ff' },
    },
    {
      id: 'cat',
      needs: 8,
      ears: 'point',
      fur: '#4a4266',
      face: '#6e6590',
      nose: '#ff9ab0',
      snout: 'small',
      scarf: '#ffd34e',
      stripe: '#fff6cc',
      tail: '#6e6590',
      ice: { deep: '#4b3aa0', mid: '#2f8fb8', bright: '#8ff5e0' },
    },
    {
      id: 'otter',
      needs: 15,
      ears: 'round',
      fur: '#8f6a54',
      face: '#ecd7bd',
      nose: '#3a2440',
      snout: 'wide',
      scarf: '#ff8a3d',
      stripe: '#fff0d8',
      ice: { deep: '#0a6a6e', mid: '#2fae7a', bright: '#c2f77e' },
    },
    {
      id: 'koala',
      needs: 24,
      ears: 'round',
      fur: '#a9b0c9',
      face: '#dfe4f2',
      nose: '#4a4462',
      snout: 'wide',
      scarf: '#ff6fa8',
      stripe: '#ffe3ef',
      ice: { deep: '#7a2f8e', mid: '#3f8fb0', bright: '#7df2d0' },
    },
    {
      id: 'reindeer',
      needs: 36,
      ears: 'antler',
      fur: '#b98457',
      face: '#f0d9b8',
      nose: '#ff4a4a',
      snout: 'wide',
      scarf: '#2fa85a',
      stripe: '#ffffff',
      ice: { deep: '#0f7a4c', mid: '#24b06a', bright: '#a6ffb8' },
    },
    {
      id: 'unicorn',
      needs: 50,
      ears: 'horn',
      fur: '#fdf4ff',
      face: '#ffffff',
      nose: '#d48fc4',
      snout: 'wide',
      scarf: '#b06bff',
      stripe: '#ffe27a',
      ice: { deep: '#2a6fb0', mid: '#22b8a8', bright: '#ffb6f0' },
    },
    {
      id: 'snowfox',
      needs: 66,
      ears: 'point',
      fur: '#f2f7ff',
      face: '#ffffff',
      nose: '#2b2350',
      snout: 'sharp',
      scarf: '#14c4d8',
      stripe: '#c9fff4',
      tail: '#bfe6ff',
      ice: { deep: '#0a4f8c', mid: '#0fa0b8', bright: '#b4fff0' },
    },
  ],
  (c, look) => {
    c.save();
    c.translate(0, 45);
    paintSkater(c, look, {
      size: 76,
      angle: 1.1,
      lean: 0,
      stride: 0.4,
      mood: 'calm',
      blink: 0,
      wag: 0.2,
    });
    c.restore();
  },
);

export const lookOf = (to: Pick<Sizes, 'keepsake'>, me: Skater): Look =>
  me.kind === 'you' ? HEROES.of(to) : RIVAL_LOOKS[me.kind];
export const tintOf = (to: Pick<Sizes, 'keepsake'>, me: Skater): Tint => lookOf(to, me).ice;
/** One flat color for small things. */
export const iceOf = (to: Pick<Sizes, 'keepsake'>, me: Skater): string => tintOf(to, me).mid;
