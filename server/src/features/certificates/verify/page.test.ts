import { LANGUAGES } from '@portal/contract/languages';
import { expect, it } from 'vitest';
import { formPage, resultPage, tooManyPage } from './page.ts';
import type { Checked } from './verify.ts';

const CODE = '7H3KQ9WZT4M2XV8NDB5RJYC60E';
const STATUSES = ['valid', 'expired', 'renewed', 'replaced', 'withdrawn'] as const;

const checked = (status: (typeof STATUSES)[number]): Checked => ({
  verified: {
    status,
    certificate: {
      kind: 'training',
      name: 'Tess',
      company: 'Brightwater',
      moduleName: null,
      completedOn: '2026-03-02',
      issuedAt: '2026-03-02T10:00:00.000Z',
      validUntil: '2027-03-02',
      statusSince: null,
      requiredAgainSince: '2026-05-01',
      isBeforeCertificates: true,
      modules: [
        {
          name: 'Ladders',
          completedOn: '2026-03-02',
          validUntil: null,
          isRecorded: true,
          score: 90,
        },
      ],
    },
  },
  onPage: {
    look: { colour: '#0f766e', logo: 'logo.webp' },
    issuedOn: '2026-03-02',
    statusSince: '2026-06-01',
    today: '2026-07-01',
  },
});

it.for(LANGUAGES)('says each status in its own words in %s', (language) => {
  const reader = { language, hasChosen: true, basePath: '/training' };
  const pages = STATUSES.map((status) => resultPage(reader, CODE, checked(status)));
  const unknown: Checked = { verified: { status: 'unknown', certificate: null }, onPage: null };
  const others = [resultPage(reader, CODE, unknown), formPage(reader), tooManyPage(reader, 42)];
  const states = [...pages, ...others].map((page) => /<h1>.*?<\/h1>(<p>.*?<\/p>)?/.exec(page)?.[0]);
  expect(new Set(states).size).toBe(STATUSES.length + others.length);
  for (const page of [...pages, ...others]) {
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).not.toMatch(/undefined|NaN|\[object|=>/);
    expect(page).not.toMatch(/competen|kompeten/i);
    expect(page).not.toMatch(/(?:href|src|action)="\/(?!training\/)/);
  }
  for (const page of pages) expect(page).toContain('src="/training/api/uploads/logo.webp"');
  const links = [
    `/training/api/certificates/${CODE}/proof`,
    '/training/log/verifier.html',
    `/training/api/certificates/${CODE}/badge`,
  ];
  for (const page of pages)
    expect([...page.matchAll(/href="([^"]+)" download="/g)].map(([, href]) => href)).toEqual(links);
});
