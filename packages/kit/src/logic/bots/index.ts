/** What bots are made of: a look ahead, a solver's plan, and a hand that slips. Never shipped. */
export { lookAhead, type LookAhead } from './look-ahead.ts';
export { planned } from './planned.ts';
export { bell, graded, shaky, type Hand, type Range, type See } from './shaky.ts';
