import { CERTIFICATE_CODE, cleanedCode } from '@portal/contract/certificate-code';
import { CERTIFICATE_STATUSES } from '@portal/contract/certificate-status';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCode } from './code.ts';
import { statusOf, statusSince } from './status.ts';

const TODAY = '2026-03-02';
const VALID = { valid_until: null, withdrawn_at: null, succeeded_at: null, succession: null };

describe('the status of a certificate', () => {
  it.each([
    ['valid for ever', {}, 'valid'],
    ['on its last day', { valid_until: TODAY }, 'valid'],
    ['after its last day', { valid_until: '2026-03-01' }, 'expired'],
    ['renewed', { succeeded_at: 1, succession: 'renewed' }, 'renewed'],
    ['replaced', { succeeded_at: 1, succession: 'replaced' }, 'replaced'],
    ['withdrawn', { withdrawn_at: 2 }, 'withdrawn'],
  ] as const)('%s', (_, row, status) => {
    expect(statusOf({ ...VALID, ...row }, TODAY)).toBe(status);
  });

  it('is the strongest of those that apply', () => {
    const rows = fc.record({
      valid_until: fc.constantFrom(null, '2026-03-01', '2026-03-03'),
      withdrawn_at: fc.constantFrom(null, 2),
      successor: fc.constantFrom(
        { succeeded_at: null, succession: null },
        { succeeded_at: 1, succession: 'renewed' as const },
        { succeeded_at: 3, succession: 'replaced' as const },
      ),
    });
    fc.assert(
      fc.property(rows, ({ successor, ...dates }) => {
        const row = { ...dates, ...successor };
        const applying = [
          row.withdrawn_at === null ? [] : 'withdrawn',
          row.succession ?? [],
          row.valid_until === '2026-03-01' ? 'expired' : [],
          'valid',
        ].flat();
        const status = statusOf(row, TODAY);
        expect(CERTIFICATE_STATUSES).toContain(status);
        expect(status).toBe(applying[0]);
        expect(statusSince(row)).toBe(row.withdrawn_at ?? row.succeeded_at);
      }),
    );
  });
});

it('a new code has all its characters, is stored as it is typed, and is no other one', () => {
  const codes = Array.from({ length: 200 }, newCode);
  for (const code of codes) {
    expect(code).toMatch(new RegExp(`^[${CERTIFICATE_CODE.alphabet}]{26}$`));
    expect(cleanedCode(code)).toBe(code);
    // 128 bits: the first of 26 characters has three of them.
    expect('01234567').toContain(code.charAt(0));
  }
  expect(new Set(codes).size).toBe(codes.length);
  // Each further character takes all 32 values.
  expect(new Set(codes.flatMap((code) => [...code.slice(1)])).size).toBe(32);
});
