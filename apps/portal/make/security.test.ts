import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import portal from '@playgrove/site-config/portal';
import { CONFIG } from '../src/testing/fixtures.ts';
import { makeSecurityText } from './security.ts';

const NOW = Date.UTC(2026, 10, 23, 16, 30);

it('names contact, end, languages and its own address', () => {
  const config = { ...CONFIG, securityContact: 'security@grove.example' };
  expect(makeSecurityText(config, NOW)).toBe(
    [
      'Contact: mailto:security@grove.example',
      'Expires: 2027-11-18T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://grove.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('takes a page as contact, names the language of the site, and no address that is not decided', () => {
  const securityContact = 'https://grove.example/report';
  const config = { ...CONFIG, securityContact, publicAddress: '', language: 'pt-BR' };
  expect(makeSecurityText(config, NOW)).toBe(
    [
      'Contact: https://grove.example/report',
      'Expires: 2027-11-18T00:00:00Z',
      'Preferred-Languages: pt-BR, en',
      '',
    ].join('\n'),
  );
});

it('expires in less than a year', () => {
  const text = makeSecurityText({ ...CONFIG, securityContact: 'a@b.example' }, NOW) ?? '';
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires - NOW).toBeGreaterThan(350 * 86_400_000);
  expect(expires - NOW).toBeLessThan(365 * 86_400_000);
});

it('is not there without a contact', () => {
  expect(makeSecurityText(CONFIG, NOW)).toBeUndefined();
});

it('names the contact that SECURITY.md names', () => {
  const words = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8');
  expect(words).toContain(portal.securityContact);
});
