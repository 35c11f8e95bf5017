import * as draw from '@playgrove/kit/draw';
import * as rows from '@playgrove/kit/draw/feel';
import type { Feels } from '@playgrove/kit/draw/feel';

const { pink, sky, white, yellow, teal, purple, orange } = draw.PALETTE;
const SPARKS = [yellow, pink, white, sky];

/** What everything that happens feels like. */
export const FEEL: Feels = {
  brush: { sound: 'slide', gain: 0.5, buzz: 5 },
  sponge: { sound: 'place', gain: 0.55, buzz: 6 },
  gel: { sound: 'slurp', gain: 0.4 },
  pour: rows.light(2, { sound: 'shatter', gain: 0.35, buzz: 8, colors: SPARKS }),
  wipe: rows.air(1, { gain: 0.5, colors: ['#ffffff', '#efe4ff'] }),
  part: rows.light(4, {
    gain: 1,
    climb: true,
    buzz: 16,
    colors: SPARKS,
    ...rows.said('shout.part', yellow, 'on'),
  }),
  clean: rows.light(4, {
    sound: 'star',
    gain: 0.9,
    climb: true,
    buzz: 20,
    colors: [yellow, white],
    ...rows.said('shout.clean', yellow, 'on'),
  }),
  smudge: { sound: 'error', gain: 0.5, buzz: 30, ...rows.said('shout.smudge', pink, 'top') },
  spoiled: {
    sound: 'back',
    buzz: 40,
    shake: 0.3,
    ...rows.said('shout.spoiled', orange, 'on'),
  },
  sneeze: rows.air(4, {
    sound: 'pop',
    buzz: 40,
    shake: 0.5,
    colors: [white, sky],
    ...rows.said('shout.sneeze', sky, 'on'),
  }),
  flawless: rows.finish({ ...rows.said('shout.flawless', yellow, 'on'), colors: SPARKS }),
  reveal: { sound: 'power', duck: true, buzz: 20 },
  line: { sound: 'bell', gain: 0.6 },
  star: rows.finish({
    sound: 'star',
    climb: true,
    duck: false,
    buzz: 22,
    shake: 0,
    colors: [pink, yellow, teal, purple, orange],
  }),
  unlock: { sound: 'levelup', duck: true, ...rows.said('shout.unlock', '#ff8a1f', 'on') },
  touchup: { sound: 'back' },
  finish: { sound: 'go', gain: 0.6 },
  person: { sound: 'swap', gain: 0.8 },
  clear: { sound: 'splash', gain: 0.6, buzz: 12 },
  refused: { sound: 'error', gain: 0.4, buzz: 6 },
};
