import * as feel from '@playgrove/kit/draw/feel';

const { said } = feel;

const CLACK = [1, 0.05, 1450, 0, 0.003, 0.028, 1, 0.6, -6, 0, 0, 0, 0, 0.25];
const CLACK_HARD = [1.1, 0.05, 1120, 0, 0.006, 0.05, 1, 0.6, -8, 0, 0, 0, 0, 0.5];
const RAIL = [0.9, 0.05, 150, 0.001, 0.008, 0.07, 0, 0.8, -3, 0, 0, 0, 0, 0.3];
const TIP = [0.9, 0.04, 520, 0, 0.004, 0.035, 1, 0.7, -12, 0, 0, 0, 0, 0.4];
/** The ball falls on leather, then rolls down the gutter. */
const THUNK = [1.6, 0.05, 92, 0.002, 0.03, 0.2, 0, 0.7, -1.5, 0, 0, 0, 0.05, 0.5];

const CHALK = { colors: ['#ffffff', '#cfe6ff'] };
const GOLD = { colors: ['#ffd02e', '#fff3a6', '#ff8a1f', '#ffffff'] };
const LILAC = { colors: ['#c9b8ff', '#8f86ff'] };
const RED = '#ff8f96';

/** Louder with the impact; the same for balls and cushions. */
const GAINS = [0.07, 0.2, 0.42, 0.8, 1.25];
const hits = GAINS.flatMap((gain, at) => {
  const hard = at === 4 ? { shake: 0.22, stop: 40 } : { shake: 0, stop: 0 };
  const clack =
    at < 3
      ? { sound: CLACK, gain, buzz: at * 4 }
      : feel.stone(at === 3 ? 2 : 3, { sound: CLACK_HARD, gain, buzz: at * 4, ...CHALK, ...hard });
  const rail = { sound: RAIL, gain: gain * 0.8, ...(at === 4 && { buzz: 10, shake: 0.12 }) };
  return [[`clack.${at + 1}`, clack] as const, [`rail.${at + 1}`, rail] as const];
});

/** What a shot or a foul means, once the balls lie still. */
const after = (sound: string, more: feel.More = {}) =>
  ({ sound, when: 'settled', ...more }) as const;
const foul = (why: string) => after('error', said(why, RED, 'on'));
const yours = after('bell', said('shout.yours', '#45d15b', 'on'));
const turn = (whose: string, color: string) => after('tick', said(whose, color, 'on'));

export const FEEL: feel.Feels = {
  ...Object.fromEntries(hits),
  strike: { sound: TIP, gain: 0.7, buzz: 6 },
  'strike.hard': { sound: TIP, gain: 1.3, buzz: 16, shake: 0.15 },
  pot: feel.light(4, { sound: THUNK, stop: 30, ...GOLD }),
  'pot.rival': feel.light(2, { sound: THUNK, gain: 1, ...LILAC, burst: { shape: 'ring' } }),
  'pot.wrong': feel.earth(2, { sound: THUNK, gain: 0.8, buzz: 0, ...LILAC }),
  'pot.black': feel.light(5, { sound: THUNK, duck: true, stop: 80, shake: 0.3, ...GOLD }),
  scratch: feel.stone(3, { sound: 'splash', shake: 0, buzz: 30, ...CHALK }),
  close: { sound: 'back', gain: 0.6, ...said('shout.close', '#ffb070', 'on') },
  group: after('levelup', { gain: 0.7, ...said('shout.group', '#ffd02e', 'on') }),
  'group-rival': after('tick', { gain: 0.5 }),
  streak: after('gem', { climb: true, ...said('shout.streak', '#ffd02e', 'on') }),
  'foul.scratch': foul('shout.scratch'),
  'foul.nothing': foul('shout.nothing'),
  'foul.wrong': foul('shout.wrong'),
  'foul.scratch.rival': yours,
  'foul.nothing.rival': yours,
  'foul.wrong.rival': yours,
  'turn.you': turn('shout.turn', '#8ff0ff'),
  'turn.rival': after('tick', { gain: 0.35 }),
  'turn.one': turn('shout.one', '#ffb86b'),
  'turn.two': turn('shout.two', '#8fd0ff'),
  failed: after('back', { buzz: 20, ...said('shout.failed', '#ffb070', 'on') }),
  done: feel.finish(after('best', { shake: 0, ...GOLD, ...said('shout.done', '#ffd02e', 'on') })),
  refused: { sound: 'error', gain: 0.5, buzz: 8 },
  win: feel.finish({ sound: 'win', shake: 0, burst: { count: 44, life: 1.5 } }),
  lose: { sound: 'lose', duck: true, buzz: 40, shake: 0.15 },
};
