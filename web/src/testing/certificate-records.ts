/** Certificates as the server sends them. */
import type { Certificate, CertificateModule, OwnCertificate } from '@portal/contract/certificates';

const CODE = '7K3M9Q2R5T8V0W1X4Y6ZABCDEF';

const module: CertificateModule = {
  name: 'Fire safety',
  completedOn: '2026-09-02',
  validUntil: '2027-09-02',
  isRecorded: false,
  score: null,
  creditedSeconds: 725,
  videoSeconds: 730,
  edition: 2,
  recorded: null,
};

export const certificate: Certificate = {
  code: CODE,
  status: 'valid',
  kind: 'training',
  name: 'Tina Trainee',
  company: 'Acme',
  moduleName: null,
  completedOn: '2026-10-05',
  issuedAt: '2026-10-05T09:00:00.000Z',
  validUntil: '2027-09-02',
  statusSince: null,
  requiredAgainSince: null,
  isBeforeCertificates: false,
  modules: [
    module,
    {
      ...module,
      name: 'Data protection',
      completedOn: '2026-10-05',
      validUntil: null,
      score: 85,
      creditedSeconds: 300,
      videoSeconds: 300,
      edition: 1,
    },
    {
      ...module,
      name: 'First aid',
      completedOn: '2026-08-01',
      isRecorded: true,
      creditedSeconds: 0,
      videoSeconds: 0,
      recorded: { by: 'Ada Admin', on: '2026-08-03' },
    },
  ],
  shared: false,
  withdrawnReason: null,
  language: 'en',
  look: {
    colour: '#1d4ed8',
    line: 'Dana Reyes, Head of Safety',
    logo: null,
    signature: null,
  },
  verifyUrl: `https://portal.test/verify/${CODE}`,
  pdfUrl: `/api/certificates/${CODE}/pdf`,
  proofUrl: `/api/certificates/${CODE}/proof`,
  badgeUrl: `/api/certificates/${CODE}/badge`,
};

export const ownCertificate: OwnCertificate = {
  code: CODE,
  kind: 'training',
  moduleId: null,
  runNumber: 1,
  title: 'Training at Acme',
  completedOn: certificate.completedOn,
  issuedAt: certificate.issuedAt,
  validUntil: certificate.validUntil,
  status: 'valid',
  shared: false,
  pdfUrl: certificate.pdfUrl,
  proofUrl: certificate.proofUrl,
  badgeUrl: certificate.badgeUrl,
};
