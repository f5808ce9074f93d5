import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EarnedCompletion } from '../standing/facts.ts';
import { type Basis, basisOf, hashOf, readBasis, successionOf, writeBasis } from './basis.ts';

const pass = (moduleId: number, runId: number): EarnedCompletion => ({
  moduleId,
  runId,
  runNumber: runId,
  on: '2026-01-01',
  at: 0,
  edition: 1,
  recorded: null,
});

const completions = fc.uniqueArray(
  fc.tuple(fc.nat(20), fc.nat(5)).map(([moduleId, runId]) => pass(moduleId, runId)),
  { minLength: 1, selector: ({ moduleId }) => moduleId },
);

it('is the same in each order of the results, and read as it was written', () => {
  fc.assert(
    fc.property(completions, (own) => {
      const basis = basisOf(own);
      expect(basisOf(own.toReversed())).toEqual(basis);
      expect(readBasis(writeBasis(basis))).toEqual(basis);
    }),
  );
});

it('of one module is another one than of a path with this module', () => {
  const basis = basisOf([pass(1, 1)]);
  expect(hashOf(basis, 1)).not.toBe(hashOf(basis, null));
});

it('is succeeded by new results only', () => {
  fc.assert(
    fc.property(completions, completions, (one, other) => {
      const [former, next]: Basis[] = [basisOf(one), basisOf(other)];
      if (former === undefined || next === undefined) return;
      const ids = new Set(former.map(([id]) => id));
      const results = new Set(former.map(String));
      const changed = next.filter((entry) => !results.has(String(entry)));
      const expected = changed.some(([id]) => ids.has(id)) ? 'renewed' : 'replaced';
      expect(successionOf(former, next)).toBe(changed.length === 0 ? null : expected);
      expect(successionOf(former, former.slice(1))).toBeNull();
    }),
  );
});
