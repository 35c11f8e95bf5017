import type { Surface } from '@playgrove/kit/runtime';
import type { Weather } from '../rules/regions.ts';

/** Drops, flakes or gusts over the picture: one path each. */
export function drawWeather(to: Surface, weather: Weather, moved: number): void {
  if (weather === 'clear') return;
  const { c, bleed } = to;
  const time = to.reducedMotion ? 3 : to.time;
  const past = to.reducedMotion ? 0 : moved;
  const [wide, high] = [bleed.width + 200, bleed.height + 120];
  const wrap = (value: number, size: number): number => value - Math.floor(value / size) * size;
  c.beginPath();
  if (weather === 'rain') {
    for (let drop = 0; drop < 46; drop += 1) {
      const x = bleed.x - 100 + wrap(drop * 197.3 - past * 0.9 - time * 130, wide);
      const y = bleed.y - 60 + wrap(drop * 311.7 + time * (1100 + (drop % 5) * 90), high);
      c.moveTo(x, y);
      c.lineTo(x - 9, y + 34);
    }
    c.strokeStyle = '#dff1ff8c';
    c.lineWidth = 3;
    c.lineCap = 'round';
    c.stroke();
    return;
  }
  if (weather === 'wind') {
    for (let gust = 0; gust < 16; gust += 1) {
      const long = 90 + ((gust * 53) % 130);
      const x = bleed.x - 100 + wrap(gust * 391 - past - time * (620 + ((gust * 97) % 300)), wide);
      const y =
        bleed.y + bleed.height * (0.1 + ((gust * 41) % 70) / 100) + Math.sin(time * 2 + gust) * 9;
      c.roundRect(x, y, long, 3.6, 2);
    }
    c.fillStyle = '#fff1cc99';
    c.fill();
    return;
  }
  for (let flake = 0; flake < 44; flake += 1) {
    const x =
      bleed.x - 100 + wrap(flake * 173.9 - past - time * 70 + Math.sin(time + flake) * 26, wide);
    const y = bleed.y - 60 + wrap(flake * 277.1 + time * (120 + (flake % 4) * 42), high);
    const r = 3 + (flake % 3) * 1.6;
    c.moveTo(x + r, y);
    c.arc(x, y, r, 0, 7);
  }
  c.fillStyle = '#ffffffd9';
  c.fill();
}
