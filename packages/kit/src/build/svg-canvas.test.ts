import { describe, expect, it } from 'vitest';
import { painted } from './svg-canvas.ts';
import { SvgPath2D } from './svg-path.ts';

describe('a painter’s SVG', () => {
  it('is what it fills and strokes, in its own space', () => {
    const svg = painted((c) => {
      c.translate(10, 20);
      c.scale(2, 2);
      c.fillStyle = '#ff000080';
      c.fillRect(0, 0, 5, 5);
      c.strokeStyle = '#00ff00';
      c.lineWidth = 3;
      c.beginPath();
      c.moveTo(1, 1);
      c.lineTo(4, 1);
      c.stroke();
    });
    expect(svg).toBe(
      '<path d="M0 0L5 0L5 5L0 5Z" fill="#ff0000" fill-opacity="0.5" transform="matrix(2 0 0 2 10 20)"/>' +
        '<path d="M1 1L4 1" fill="none" stroke="#00ff00" stroke-width="3" transform="matrix(2 0 0 2 10 20)"/>',
    );
  });

  it('keeps a path where it was traced, whatever moves before it is filled', () => {
    const svg = painted((c) => {
      c.save();
      c.translate(7, 0);
      c.beginPath();
      c.rect(0, 0, 1, 1);
      c.restore();
      c.fill();
    });
    expect(svg).toContain('d="M7 0L8 0L8 1L7 1Z"');
    expect(svg).not.toContain('transform');
  });

  it('is a whole circle, whichever way it is drawn around', () => {
    const circle = (to: number, back: boolean): string =>
      painted((c) => {
        c.beginPath();
        c.arc(0, 0, 10, 0, to, back);
        c.fill();
      });
    expect(circle(Math.PI * 2, false).match(/C/g)).toHaveLength(4);
    expect(circle(-Math.PI * 2, true).match(/C/g)).toHaveLength(4);
    expect(circle(Math.PI / 2, true).match(/C/g)).toHaveLength(3);
    expect(circle(Math.PI / 2, false).match(/C/g)).toHaveLength(1);
  });

  it('clips what is drawn until the clip is restored, in one group', () => {
    const svg = painted((c) => {
      c.save();
      c.beginPath();
      c.rect(0, 0, 4, 4);
      c.clip();
      c.fillRect(0, 0, 9, 9);
      c.fillRect(1, 1, 9, 9);
      c.restore();
      c.fillRect(2, 2, 9, 9);
    });
    expect(svg.match(/<g clip-path/g)).toHaveLength(1);
    expect(svg.indexOf('</g>')).toBeGreaterThan(svg.indexOf('M1 1'));
    expect(svg.indexOf('</g>')).toBeLessThan(svg.indexOf('M2 2'));
  });

  it('fills, strokes and clips outlines that a painter keeps', () => {
    const outline = new SvgPath2D('M0 0H9');
    outline.lineTo(3, 4);
    const traced = outline as unknown as Path2D;
    const svg = painted((c) => {
      c.translate(5, 0);
      c.save();
      c.clip(traced);
      c.fill(traced, 'evenodd');
      c.restore();
      c.stroke(traced);
    });
    expect(svg).toContain('<path d="M0 0H9L3 4" transform="matrix(1 0 0 1 5 0)"/></clipPath>');
    expect(svg).toContain('d="M0 0H9L3 4" fill-rule="evenodd"');
    expect(svg).toContain('d="M0 0H9L3 4" fill="none"');
  });

  it('restores styles and joins alpha with that of colors', () => {
    const svg = painted((c) => {
      c.save();
      c.globalAlpha = 0.5;
      c.fillStyle = '#00000080';
      c.fillRect(0, 0, 1, 1);
      c.restore();
      c.fillRect(0, 0, 1, 1);
    });
    expect(svg).toContain('fill="#000000" fill-opacity="0.25"');
    expect(svg).toMatch(/fill="#000000"\/>$/);
  });

  it('writes texts as outlines where they are aligned', () => {
    const svg = painted(
      (c) => {
        c.font = '20px Any';
        c.textAlign = 'center';
        c.fillText('A', 50, 60);
      },
      (text, size) => ({ d: `M${text.length} ${size}`, width: 10 }),
    );
    expect(svg).toContain('d="M1 20"');
    expect(svg).toContain('matrix(1 0 0 1 45 60)');
  });

  it.each<[string, (c: CanvasRenderingContext2D) => void, string]>([
    ['pixels', (c) => void c.getImageData(0, 0, 1, 1), 'cannot getImageData'],
    ['text without a font', (c) => c.fillText('hi', 0, 0), 'has no font for "hi"'],
    [
      'a blend that SVG lacks',
      (c) => {
        c.globalCompositeOperation = 'destination-out';
        c.fillRect(0, 0, 1, 1);
      },
      'knows no "destination-out"',
    ],
  ])('is refused for %s, and says why', (_, paint, why) => {
    expect(() => painted(paint)).toThrow(why);
  });

  it('draws nothing for what is squeezed into a line', () => {
    const paint = (c: CanvasRenderingContext2D): void => {
      c.scale(0, 1);
      c.fillRect(0, 0, 5, 5);
    };
    expect(painted(paint)).toBe('');
  });
});
