import { describe, expect, it } from 'vitest';
import { BoardHand } from './boards.ts';
import type { Board, InputEvent, PadButton, Press } from './view.ts';

/** Three by three cells of 10, and under them two tools, the second switched off. */
function boards(selected = ''): readonly Board[] {
  const cells = Array.from({ length: 9 }, (_, at) => ({
    id: `c${at}`,
    rect: { x: (at % 3) * 10, y: Math.floor(at / 3) * 10, width: 10, height: 10 },
    label: { key: 'cell' },
    selected: `c${at}` === selected,
  }));
  const tool = (id: string, x: number, disabled: boolean): Board['cells'][number] => ({
    id,
    rect: { x, y: 40, width: 14, height: 10 },
    label: { key: id },
    disabled,
  });
  return [
    { kind: 'grid', label: 'grid', columns: 3, cells },
    {
      kind: 'tools',
      label: 'tools',
      columns: 0,
      cells: [tool('go', 0, false), tool('no', 16, true)],
    },
  ];
}

const pad = (button: PadButton, phase: 'down' | 'up' | 'repeat' = 'down'): InputEvent => ({
  kind: 'pad',
  phase,
  button,
  device: 'keyboard',
});

const press = (phase: Press['phase'], x: number, y: number): Press => ({
  kind: 'press',
  phase,
  pointer: 1,
  device: 'touch',
  x,
  y,
  path: [{ x, y }],
  from: { x, y },
});

const told = (hand: BoardHand, ...events: InputEvent[]): string[] =>
  events.flatMap((event) =>
    hand.read(event).map((each) => (each.kind === 'cell' ? `${each.phase} ${each.id}` : each.kind)),
  );

describe('BoardHand', () => {
  it('begins at the chosen cell, else at the first', () => {
    expect(new BoardHand(() => boards()).focus).toBe('c0');
    expect(new BoardHand(() => boards('c4')).focus).toBe('c4');
  });

  it('goes with the arrows, also while they are held', () => {
    const hand = new BoardHand(() => boards('c0'));
    const way = told(hand, pad('right'), pad('right', 'repeat'), pad('right', 'up'), pad('down'));
    expect(way).toEqual(['focus c1', 'focus c2', 'focus c5']);
  });

  it('stays at the edge, and goes on to the next board where there is one', () => {
    const hand = new BoardHand(() => boards('c6'));
    expect(told(hand, pad('left'))).toEqual([]);
    expect(told(hand, pad('down'), pad('right'), pad('up'))).toEqual([
      'focus go',
      'focus no',
      'focus c8',
    ]);
  });

  it('presses the cell it is on', () => {
    const hand = new BoardHand(() => boards('c4'));
    expect(told(hand, pad('a'), pad('a', 'repeat'), pad('a', 'up'))).toEqual(['down c4', 'up c4']);
  });

  it('turns presses on cells into theirs and leaves the others', () => {
    const hand = new BoardHand(() => boards());
    expect(told(hand, press('down', 15, 15), press('up', 16, 16))).toEqual(['down c4', 'up c4']);
    expect(told(hand, press('down', 15, 35), press('up', 15, 15))).toEqual(['press', 'press']);
    expect(hand.focus).toBe('c4');
  });

  it('tells which cells a pressed finger goes over, and where it ends', () => {
    const hand = new BoardHand(() => boards());
    const way = [
      press('down', 5, 5),
      press('move', 6, 5),
      press('move', 15, 5),
      press('up', 15, 5),
    ];
    expect(told(hand, ...way)).toEqual(['down c0', 'over c1', 'up c1']);
  });

  it('cancels a press that slips off its tool', () => {
    const hand = new BoardHand(() => boards());
    expect(told(hand, press('down', 5, 45), press('move', 5, 25), press('up', 5, 25))).toEqual([
      'down go',
      'cancel go',
    ]);
  });

  it('reaches what is switched off and does not press it', () => {
    const hand = new BoardHand(() => boards('c8'));
    expect(told(hand, press('down', 20, 45))).toEqual([]);
    expect(
      told(hand, { kind: 'cell', phase: 'focus', id: 'no' }, pad('a'), pad('a', 'up')),
    ).toEqual(['focus no']);
  });

  it('leaves keys, swipes and other buttons alone', () => {
    const hand = new BoardHand(() => boards());
    expect(
      told(hand, { kind: 'key', phase: 'down', key: '5' }, pad('x'), press('hover', 5, 5)),
    ).toEqual(['key', 'pad', 'press']);
  });

  it('leaves the pad to the view while there are no cells', () => {
    let shown = boards();
    const hand = new BoardHand(() => shown);
    hand.read(pad('a'));
    shown = [];
    expect(told(hand, pad('a', 'up'), pad('left'), pad('a'), pad('a', 'up'))).toEqual([
      'up c0',
      'pad',
      'pad',
      'pad',
    ]);
  });
});
