import { describe, expect, it } from 'vitest';
import { BoardHand } from './boards.ts';
import type { Board, InputEvent, PadButton, Press } from '../view.ts';

/** Three by three cells of 10, and below them two tools, the second disabled. */
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

const sent = (hand: BoardHand, ...events: InputEvent[]): string[] =>
  events.flatMap((event) =>
    hand.read(event).map((each) => (each.kind === 'cell' ? `${each.phase} ${each.id}` : each.kind)),
  );

describe('BoardHand', () => {
  it('starts at the chosen cell, else at the first', () => {
    expect(new BoardHand(() => boards()).focus).toBe('c0');
    expect(new BoardHand(() => boards('c4')).focus).toBe('c4');
  });

  it('moves with the arrows, also while they are held', () => {
    const hand = new BoardHand(() => boards('c0'));
    const way = sent(hand, pad('right'), pad('right', 'repeat'), pad('right', 'up'), pad('down'));
    expect(way).toEqual(['focus c1', 'focus c2', 'focus c5']);
  });

  it('stays at the edge, and moves to the next board if there is one', () => {
    const hand = new BoardHand(() => boards('c6'));
    expect(sent(hand, pad('left'))).toEqual([]);
    expect(sent(hand, pad('down'), pad('right'), pad('up'))).toEqual([
      'focus go',
      'focus no',
      'focus c8',
    ]);
  });

  it('presses the focused cell', () => {
    const hand = new BoardHand(() => boards('c4'));
    expect(sent(hand, pad('a'), pad('a', 'repeat'), pad('a', 'up'))).toEqual(['down c4', 'up c4']);
  });

  it('turns presses on cells into cell events and passes on the others', () => {
    const hand = new BoardHand(() => boards());
    expect(sent(hand, press('down', 15, 15), press('up', 16, 16))).toEqual(['down c4', 'up c4']);
    expect(sent(hand, press('down', 15, 35), press('up', 15, 15))).toEqual(['press', 'press']);
    expect(hand.focus).toBe('c4');
  });

  it('reports the cells under a dragged finger, and where the drag ends', () => {
    const hand = new BoardHand(() => boards());
    const way = [
      press('down', 5, 5),
      press('move', 6, 5),
      press('move', 15, 5),
      press('up', 15, 5),
    ];
    expect(sent(hand, ...way)).toEqual(['down c0', 'over c1', 'up c1']);
  });

  it('cancels a press that leaves its tool', () => {
    const hand = new BoardHand(() => boards());
    expect(sent(hand, press('down', 5, 45), press('move', 5, 25), press('up', 5, 25))).toEqual([
      'down go',
      'cancel go',
    ]);
  });

  it('focuses disabled cells and does not press them', () => {
    const hand = new BoardHand(() => boards('c8'));
    expect(sent(hand, press('down', 20, 45), press('up', 20, 45))).toEqual(['focus no']);
    expect(hand.focus).toBe('no');
    expect(
      sent(hand, { kind: 'cell', phase: 'focus', id: 'no' }, pad('a'), pad('a', 'up')),
    ).toEqual(['focus no']);
  });

  it('passes on keys, swipes and other buttons', () => {
    const hand = new BoardHand(() => boards());
    expect(
      sent(hand, { kind: 'key', phase: 'down', key: '5' }, pad('x'), press('hover', 5, 5)),
    ).toEqual(['key', 'pad', 'press']);
  });

  it('leaves the pad to the view while there are no cells', () => {
    let shown = boards();
    const hand = new BoardHand(() => shown);
    hand.read(pad('a'));
    shown = [];
    expect(sent(hand, pad('a', 'up'), pad('left'), pad('a'), pad('a', 'up'))).toEqual([
      'up c0',
      'pad',
      'pad',
      'pad',
    ]);
  });

  it('reaches keys-only cells by keyboard', () => {
    const [board] = boards('c4');
    const cells = (board?.cells ?? []).map((cell) => ({ ...cell, keysOnly: true }));
    const hand = new BoardHand(() => [{ kind: 'tools', label: 'tools', columns: 3, cells }]);
    expect(sent(hand, press('down', 15, 15), press('up', 15, 15))).toEqual(['press', 'press']);
    expect(sent(hand, pad('a'), pad('a', 'up'))).toEqual(['down c4', 'up c4']);
  });

  it('starts at the chosen cell again when its cells come back', () => {
    let shown = boards('c4');
    const hand = new BoardHand(() => shown);
    hand.read(press('down', 5, 5));
    expect(hand.focus).toBe('c0');
    shown = [];
    hand.read(pad('a'));
    shown = boards('c4');
    expect(hand.focus).toBe('c4');
  });

  it('ignores presses on cells that have just appeared in mid-play', () => {
    let shown: readonly Board[] = [];
    let now = 1000;
    const hand = new BoardHand(
      () => shown,
      () => now,
    );
    const at = (phase: Press['phase'], ms: number): Press => ({
      ...press(phase, 15, 15),
      times: [ms],
    });
    hand.read(at('down', 900));
    shown = boards();
    hand.show();
    now = 2000;
    // The press was made before it was heard of.
    expect(sent(hand, at('down', 1300))).toEqual([]);
    expect(sent(hand, at('down', 1400), at('up', 1450))).toEqual(['down c4', 'up c4']);
    shown = [];
    hand.read(at('down', 2000));
    shown = boards('c4');
    hand.show();
    now = 2300;
    expect(sent(hand, pad('a'), pad('a', 'up'))).toEqual([]);
    now = 2400;
    expect(sent(hand, pad('a'))).toEqual(['down c4']);
  });

  it('takes presses at once on cells that are there from the start', () => {
    const hand = new BoardHand(
      () => boards(),
      () => 5,
    );
    hand.show();
    expect(sent(hand, { ...press('down', 15, 15), times: [5] })).toEqual(['down c4']);
  });
});
