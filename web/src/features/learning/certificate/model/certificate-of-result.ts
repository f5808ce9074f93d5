import type { OwnCertificate } from '@portal/contract/certificates';

type Listed = Pick<OwnCertificate, 'moduleId' | 'runNumber' | 'status'>;

/**
 * Returns the latest certificate about the whole training that was completed in a run: a renewal and added modules bring a
 * new one. `certificates` are sorted, newest first.
 */
export const certificateOfRun = <Certificate extends Listed>(
  certificates: readonly Certificate[],
  run: number,
): Certificate | undefined =>
  certificates.find(
    ({ moduleId, runNumber, status }) =>
      moduleId === null && runNumber === run && status !== 'withdrawn',
  );

/** Returns the certificate of a module that counts, or has counted until its last day. */
export const certificateOfModule = <Certificate extends Listed>(
  certificates: readonly Certificate[],
  id: number,
): Certificate | undefined =>
  certificates.find(
    ({ moduleId, status }) => moduleId === id && (status === 'valid' || status === 'expired'),
  );
