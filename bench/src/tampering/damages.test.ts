import { describe, expect, it } from 'vitest';
import { createRandom } from '../scale/random.ts';
import { DAMAGE_NAMES, damage, isOnlyMlDsa } from './damages.ts';

const proofOf = (value: string): string => {
  const extra = JSON.stringify({
    v: 1,
    kind: 1,
    hashes: ['0'.repeat(64)],
    revealed: [{ i: 0, name: 'name', value, salt: 'A'.repeat(22) }],
  });
  return [
    'c2sp.org/tlog-proof@v1',
    `extra ${Buffer.from(extra).toString('base64')}`,
    'index 0',
    `${'A'.repeat(43)}=`,
    '',
    'training-portal/1',
    '2',
    `${'B'.repeat(43)}=`,
    '',
    `— training-portal/1 ${'C'.repeat(92)}`,
    `— training-portal/1 ${'D'.repeat(200)}`,
    '',
  ].join('\n');
};
const PROOF = proofOf('Łucja "Lu" Żółć');
const OTHER = proofOf('Zoe Ahn');

it.for(DAMAGE_NAMES)('%s is changed for each seed', (name) => {
  const files = Array.from({ length: 100 }, (_, seed) =>
    damage(name, { proof: PROOF, other: OTHER, random: createRandom(seed) }).toString('latin1'),
  );
  expect(files).not.toContain(Buffer.from(PROOF).toString('latin1'));
});

describe('a change of the ML-DSA line alone', () => {
  const random = createRandom(1);
  const isOnly = (name: (typeof DAMAGE_NAMES)[number]) =>
    isOnlyMlDsa(PROOF, damage(name, { proof: PROOF, other: OTHER, random }));

  it('differs from one of another line', () => {
    expect(isOnly('ML-DSA, signature')).toBe(true);
    expect(isOnly('Ed25519, signature')).toBe(false);
  });
});
