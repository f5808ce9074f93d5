import { listOwnCertificates } from '@portal/contract/certificates';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { ownCertificate } from '#web/testing/certificate-records.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { ModuleCertificate } from './lazy-certificate.tsx';

it('a module leads to its own certificate, the one that counts', async ({
  server,
  signIn,
  show,
}) => {
  signIn(asTrainee);
  const forklifts = { ...ownCertificate, kind: 'module', moduleId: 7 } as const;
  server.answer(listOwnCertificates, [
    ownCertificate,
    { ...forklifts, code: 'WITHDRAWN', status: 'withdrawn' },
    { ...forklifts, code: 'EXPIRED', status: 'expired' },
  ]);
  const { address } = show(
    <>
      <ModuleCertificate moduleId={8} />
      <ModuleCertificate moduleId={7} />
    </>,
  );
  await page.getByRole('link', { name: 'View certificate' }).click();
  await expect.poll(address).toBe('/certificates/EXPIRED');
});
