import { REACH_MS, type Chart } from './chart.ts';

/** The most that rounding to whole ticks may shorten a time, ms. */
const ROUNDING = 9;

/**
 * Finds what makes a chart unplayable with one finger, each with its note: two notes at once, gaps
 * under 120 ms, lanes out of reach, holds that overlap the next note.
 * @returns [] if the chart is playable
 */
export function lintChart(chart: Chart, { hz }: { readonly hz: number }): readonly string[] {
  const faults: string[] = [];
  if (chart.notes.length === 0) faults.push('there are no notes');
  if (chart.notes[0] && chart.notes[0].tick !== 0) faults.push('note 1 is not at tick 0');
  for (const [index, note] of chart.notes.entries()) {
    const say = (what: string): number => faults.push(`note ${index + 1}: ${what}`);
    if (!Number.isInteger(note.lane) || note.lane < 0 || note.lane >= chart.lanes) {
      say(`lane ${note.lane} of ${chart.lanes}`);
    }
    if (!Number.isInteger(note.tick)) say(`tick ${note.tick} is not whole`);
    const next = chart.notes[index + 1];
    if (!next) continue;
    const gap = ((next.tick - note.tick) * 1000) / hz;
    const free = ((next.tick - note.tick - note.hold) * 1000) / hz;
    const far = Math.abs(next.lane - note.lane);
    const needs = REACH_MS[Math.min(far, REACH_MS.length - 1)] ?? 0;
    if (gap <= 0) say('sounds together with the next');
    else if (gap < (REACH_MS[0] ?? 0)) say(`the next comes after ${Math.round(gap)} ms`);
    if (free <= 0) say('is held into the next');
    if (free < needs - ROUNDING) {
      say(`the next is ${far} lanes away after ${Math.round(free)} ms, not ${needs}`);
    }
  }
  if (chart.end < (chart.notes.at(-1)?.tick ?? 0)) faults.push('it ends before its last note');
  return faults;
}
