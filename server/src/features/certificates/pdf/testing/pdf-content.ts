import type { PdfContent } from '../content.ts';

export const someModule = (name: string, more: Partial<PdfContent['modules'][number]> = {}) => ({
  id: 1,
  name,
  completedOn: '2026-11-30',
  validUntil: '2027-11-29',
  videoSeconds: 600,
  creditedSeconds: 583.4,
  score: 92,
  edition: 2,
  recorded: null,
  ...more,
});

/** The content of the PDF of a certificate. */
export const pdfContent = (more: Partial<PdfContent> = {}): PdfContent => ({
  language: 'en',
  name: 'Zoe Ahn',
  company: 'Brightwater Foods',
  modules: [someModule('Fire safety')],
  code: '4F7QK2M9XT0B6RZC8WHJ3VDN5E',
  moduleName: null,
  completedOn: '2026-11-30',
  issuedOn: '2026-11-30',
  validUntil: '2027-11-29',
  isBeforeCertificates: false,
  status: 'valid',
  statusOn: null,
  verifyUrl: 'https://training.example.com/verify/4F7QK2M9XT0B6RZC8WHJ3VDN5E',
  colour: '#1d4ed8',
  line: 'Jane Roe, Head of Training',
  logo: null,
  signature: null,
  ...more,
});
