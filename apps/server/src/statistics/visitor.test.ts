import { describe, expect, it } from 'vitest';
import { visitorHash } from './visitor.ts';

const SALT = 'salt of the day';
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const hashOf = (address: string, agent = AGENT, salt = SALT) =>
  visitorHash({ address, agent, optedOut: false, crossSite: false }, salt);
const hex = (number: number) => number.toString(16);

/** Counts the visitors that a number of senders count as. */
function visitors(count: number, sender: (number: number) => readonly [string, string]): number {
  return new Set(Array.from({ length: count }, (_, number) => hashOf(...sender(number)))).size;
}

describe('a visitor', () => {
  it('is the same all day, another on another day, and reveals no address', () => {
    expect(hashOf('203.0.113.9')).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf('203.0.113.9')).toBe(hashOf('203.0.113.9'));
    expect(hashOf('203.0.113.9', AGENT, 'another salt')).not.toBe(hashOf('203.0.113.9'));
    expect(hashOf('203.0.113.9', 'another agent')).not.toBe(hashOf('203.0.113.9'));
    expect(hashOf('203.0.113.10')).not.toBe(hashOf('203.0.113.9'));
  });

  it('is the same at all addresses that one IPv6 machine uses in a day', () => {
    expect(hashOf('2001:db8:7:1::a')).toBe(hashOf('2001:db8:7:1:ffff::b'));
    expect(hashOf('2001:db8:7:1::a')).not.toBe(hashOf('2001:db8:7:2::a'));
    expect(hashOf('::ffff:203.0.113.9')).toBe(hashOf('203.0.113.9'));
  });

  it('is distinguished in a home, an office and a street', () => {
    expect(visitors(8, (number) => ['203.0.113.9', `${AGENT} ${number}`])).toBe(8);
    expect(visitors(100, (number) => ['203.0.113.9', `${AGENT} ${number}`])).toBeGreaterThan(90);
    expect(visitors(256, (number) => [`203.0.113.${number}`, AGENT])).toBeGreaterThan(250);
    expect(visitors(5000, (number) => [`2001:db8:${hex(number)}::1`, AGENT])).toBeGreaterThan(4900);
  });

  it.each([
    ['an address', 2000, () => '203.0.113.9'],
    ['a /64', 2000, (number: number) => `2001:db8:7:1::${hex(number + 1)}`],
    ['a /24', 20_000, (number: number) => `203.0.113.${number % 256}`],
    ['a /48', 20_000, (number: number) => `2001:db8:7:${hex(number % 65_536)}::1`],
  ])('of %s is one of %i at most, whatever user agents there are', (_what, most, addressOf) => {
    const senders = most * 4;
    const found = visitors(senders, (number) => [addressOf(number), `${AGENT} ${number}`]);
    expect(found).toBeLessThanOrEqual(most);
    expect(found).toBeGreaterThan(most * 0.9);
  });

  it('of an IPv6 /32 has one of 200,000 places', () => {
    const rented = (number: number) =>
      [`2001:db8:${hex(number % 65_536)}:${hex(number >> 16)}::1`, AGENT] as const;
    // Of 100,000 senders, 200,000 places distinguish 78,700; half as many would distinguish 63,200.
    const found = visitors(100_000, rented);
    expect(found).toBeLessThan(80_000);
    expect(found).toBeGreaterThan(77_000);
  });
});
