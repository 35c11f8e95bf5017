import * as feel from '@playgrove/kit/draw/feel';
import * as draw from '@playgrove/kit/draw';
import type { Feel } from '@playgrove/kit/runtime';

const SUIT = ['#ff3d4f', '#fff6e3', '#2f7dff'];
const GREEN = '#baff5e';
const GLOW = [GREEN, '#ffffff'];

/** Across the corridor, where the rules place them: what is ahead of the runner stays free. */
const said = (shout: string, color?: string): Partial<Feel> => feel.said(shout, color, 'on');

/** Upward and downward sounds, so that gravity can be heard. */
const flip = (pitch: number, slide: number): Feel =>
  feel.earth(2, { sound: [0.8, undefined, pitch, 0.008, 0.05, 0.09, 0, 1.2, slide], gain: 1 });

const fall = (sound: string): Feel =>
  feel.stone(5, {
    sound,
    gain: 1,
    duck: true,
    colors: SUIT,
    burst: { shape: 'drop', gravity: 900 },
  });

export const FEEL: feel.Feels = {
  up: flip(300, 9),
  down: flip(470, -8),
  land: feel.earth(2),
  pad: feel.rubber(3, { colors: GLOW }),
  spark: feel.gold(1, { climb: true, colors: ['#fff3b8', '#ffffff'] }),
  close: feel.almost(said('shout.close')),
  wait: { sound: 'tick', gain: 0.6 },
  'fall.ran': fall('whoosh'),
  'fall.landed': fall('whoosh'),
  'fall.block': fall('hit'),
  'fall.walls': fall('shatter'),
  'fall.early': fall('shatter'),
  rise: { sound: 'go', gain: 0.4 },
  checkpoint: feel.reward({ colors: GLOW, ...said('shout.checkpoint', GREEN) }),
  heart: { sound: 'star', ...said('shout.heart', draw.PALETTE.pink) },
  goal: feel.finish(),
};
