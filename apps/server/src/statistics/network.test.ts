import * as fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('the networks of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113', undefined],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113', undefined],
    ['::FFFF:cb00:7109', '203.0.113.9', '203.0.113', undefined],
    ['2001:db8:7:1::9', '8193:3512:7:1', '8193:3512:7', '8193:3512'],
    ['2001:0DB8:0007:0001:1:2:3:4', '8193:3512:7:1', '8193:3512:7', '8193:3512'],
    ['2001:db8::9', '8193:3512:0:0', '8193:3512:0', '8193:3512'],
    ['2001:db8:7::1:0:0:9', '8193:3512:7:0', '8193:3512:7', '8193:3512'],
    ['fe80::1%eth0', '65152:0:0:0', '65152:0:0', '65152:0'],
    ['::1', '0:0:0:0', '0:0:0', '0:0'],
    ['203.0.113.009', '203.0.113.009', '203.0.113.009', undefined],
    ['2001:db8:7:1:x', '2001:db8:7:1:x', '2001:db8:7:1:x', undefined],
    ['', '', '', undefined],
  ])('%s are %s, %s and %s', (address, own, block, provider) => {
    expect(networkOf(address)).toEqual({ own, block, provider });
  });

  const bytes = (length: number) =>
    fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 255 })), {
      minLength: length,
      maxLength: length,
    });

  it('do not depend on the notation of an address', () => {
    fc.assert(
      fc.property(fc.oneof(bytes(4), bytes(16)), (raw) => {
        const address = ipaddr.fromByteArray(raw);
        const ways = [address.toString(), address.toNormalizedString()];
        if (address instanceof ipaddr.IPv6) {
          if (address.isIPv4MappedAddress()) ways.push(address.toIPv4Address().toString());
          else
            ways.push(
              address.parts.map((part) => part.toString(16).padStart(4, '0')).join(':'),
              address.toRFC5952String().toUpperCase(),
            );
        }
        const [first, ...others] = ways.map(networkOf);
        for (const other of others) expect(other).toEqual(first);
      }),
    );
  });
});
