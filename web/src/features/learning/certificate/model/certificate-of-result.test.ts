import { expect, it } from 'vitest';
import { certificateOfModule, certificateOfRun } from './certificate-of-result.ts';

const training = { moduleId: null, runNumber: 2, status: 'valid' } as const;
const forklifts = { ...training, moduleId: 7 };
const renewed = { ...training, status: 'renewed' } as const;
const earlier = { ...renewed, runNumber: 1 };
const withdrawn = { ...training, status: 'withdrawn' } as const;

it('of a run is the latest one about the whole training', () => {
  const certificates = [withdrawn, forklifts, training, renewed, earlier];
  expect(certificateOfRun(certificates, 2)).toBe(training);
  expect(certificateOfRun(certificates, 1)).toBe(earlier);
});

it('of a run is none of another run, of a module, of a purged run, or withdrawn', () => {
  const purged = { ...training, runNumber: null };
  expect(certificateOfRun([earlier, forklifts, purged, withdrawn], 2)).toBeUndefined();
});

it('of a module is the one that counts, or has expired', () => {
  const expired = { ...forklifts, status: 'expired' } as const;
  const others = [training, { ...forklifts, moduleId: 8 }, { ...withdrawn, moduleId: 7 }];
  expect(certificateOfModule([...others, expired, { ...renewed, moduleId: 7 }], 7)).toBe(expired);
  expect(certificateOfModule(others, 7)).toBeUndefined();
});
