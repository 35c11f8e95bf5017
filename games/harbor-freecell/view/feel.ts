import * as feel from '@playgrove/kit/draw/feel';

const GOLD = ['#fff0a6', '#ffd02e', '#ff8a1f'] as const;
const SPRAY = ['#ffffff', '#cdeeff', '#7fc8ff'] as const;

/** By cue. Cards that come home climb the scale. */
export const FEEL: feel.Feels = {
  place: feel.paper(1, { sound: 'place' }),
  pier: feel.wood(2, { colors: SPRAY }),
  home: feel.gold(2, { climb: true, colors: GOLD }),
};
