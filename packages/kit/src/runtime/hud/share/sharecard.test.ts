import { describe, expect, it } from 'vitest';
import { recordingContext } from '../../../testing/recording-context.ts';
import { CARD_SIZE, drawCard, offerCard, PICTURE } from './index.ts';
import type { Rect } from '@playgrove/kit/contract';

const PNG = new Blob(['picture'], { type: 'image/png' });

describe('a card', () => {
  it('clips the game’s picture to the frame, and names game and portal', () => {
    const { c, log, of, depth } = recordingContext();
    let painted: Rect | undefined;
    const paint = (on: CanvasRenderingContext2D, area: Rect): void => {
      painted = area;
      on.fillRect(area.x, area.y, area.width, area.height);
    };
    drawCard(c, { paint, title: 'Runway Remix', portal: 'Playgrove' });
    expect(painted).toEqual(PICTURE);
    expect(PICTURE.x + PICTURE.width).toBeLessThan(CARD_SIZE.width);
    expect(PICTURE.y + PICTURE.height).toBeLessThan(CARD_SIZE.height);
    const names = log.map(({ name }) => name);
    expect(names.indexOf('clip')).toBeGreaterThan(-1);
    expect(names.indexOf('clip')).toBeLessThan(names.lastIndexOf('fillRect'));
    expect(of('fillText').map(({ args }) => args[0])).toEqual(['Runway Remix', 'Playgrove']);
    expect(depth).toBe(0);
  });

  it('shrinks a long title', () => {
    const sizes = ['Short', 'A title that is far too long for the foot of a card'].map((title) => {
      const { c, of } = recordingContext();
      drawCard(c, { paint: () => undefined, title, portal: 'Playgrove' });
      const fonts = of('font').map(({ args }) => Number.parseInt(String(args[0]).slice(4), 10));
      return fonts[title === 'Short' ? 0 : 1] ?? 0;
    });
    expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  });
});

describe('sharing a card', () => {
  const named = (name: string): Error => Object.assign(new Error(name), { name });

  it('shares it as a file if that is supported', async () => {
    const shared: string[] = [];
    const share = (file: File, text: string): Promise<void> => {
      shared.push(`${file.name} ${file.type} ${text}`);
      return Promise.resolve();
    };
    expect(await offerCard(PNG, 'look.png', 'My look', { share })).toBe('shared');
    expect(shared).toEqual(['look.png image/png My look']);
  });

  it('saves it if it cannot be shared', async () => {
    const saved: string[] = [];
    const save = (file: File): void => void saved.push(file.name);
    expect(await offerCard(PNG, 'look.png', '', { save })).toBe('saved');
    const share = (): Promise<void> => Promise.reject(named('NotAllowedError'));
    expect(await offerCard(PNG, 'again.png', '', { share, save })).toBe('saved');
    expect(saved).toEqual(['look.png', 'again.png']);
  });

  it('accepts a closed share sheet as an answer', async () => {
    const share = (): Promise<void> => Promise.reject(named('AbortError'));
    const save = (): void => {
      throw new Error('nothing is saved behind the player’s back');
    };
    expect(await offerCard(PNG, 'look.png', '', { share, save })).toBe('closed');
  });

  it('reports if there is no way', async () => {
    expect(await offerCard(PNG, 'look.png', '', {})).toBe('failed');
  });
});
