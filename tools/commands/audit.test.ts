import { expect, it } from 'vitest';
import { readAudit } from './audit.ts';

const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 };

it('names each weak package and how bad it is', () => {
  const { lines, bad } = readAudit(
    JSON.stringify({
      metadata: { vulnerabilities: { ...none, high: 1 } },
      vulnerabilities: { left: { severity: 'high', range: '<2.0.0' } },
    }),
  );
  expect(bad).toBe(true);
  expect(lines[0]).toBe('high: left <2.0.0');
});

it('says that there is nothing', () => {
  expect(readAudit(JSON.stringify({ metadata: { vulnerabilities: none } }))).toEqual({
    lines: ['No package has a known weakness.'],
    bad: false,
  });
});

it.each(['', 'x', '{}', '{"error":{"code":"ENOAUDIT"}}'])(
  'says that nothing was checked when the answer is %j',
  (text) => {
    const { lines, bad } = readAudit(text);
    expect(lines.join()).toContain('Not checked');
    expect(bad).toBe(false);
  },
);
