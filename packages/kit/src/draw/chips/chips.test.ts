import { describe, expect, it } from 'vitest';
import * as chips from './index.ts';

describe('chips', () => {
  it('are named by the message of their kind, or by another', () => {
    expect(chips.hearts(3)).toEqual({
      id: 'chip.hearts',
      label: 'chip.hearts',
      text: '3',
      icon: 'heart',
      tone: 'plain',
    });
    expect(chips.hearts(3, { label: 'chip.balls' })).toMatchObject({
      id: 'chip.balls',
      label: 'chip.balls',
    });
  });

  it('warn at their number and below', () => {
    expect(chips.hearts(2).tone).toBe('plain');
    expect(chips.hearts(1).tone).toBe('warn');
    expect(chips.left(3).tone).toBe('warn');
    expect(chips.left(4, { warn: 5 }).tone).toBe('warn');
    expect(chips.clock(10.2, { warn: 10 }).tone).toBe('plain');
    expect(chips.clock(9.8, { warn: 10 }).tone).toBe('warn');
    expect(chips.coins(0).tone).toBe('plain');
    expect(chips.stars(0).tone).toBe('plain');
  });

  it('show minutes and seconds, up to the last moment', () => {
    expect([65, 60, 0.1, 0, -3].map((seconds) => chips.clock(seconds).text)).toEqual([
      '1:05',
      '1:00',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });

  it('show a goal’s part, never more than all of it, and are good then', () => {
    expect(chips.goal(1, 3)).toMatchObject({ text: '1/3', tone: 'plain', icon: 'target' });
    expect(chips.goal(4, 3)).toMatchObject({ text: '3/3', tone: 'good' });
    expect(chips.streak(2)).toMatchObject({ text: '2', tone: 'good', icon: 'flame' });
  });
});
