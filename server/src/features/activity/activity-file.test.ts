import { createActivityExport } from '@portal/contract/exports';
import type { Language } from '@portal/contract/languages';
import { because } from '@portal/contract/reasons';
import { erasedName } from '@portal/contract/recorded-names';
import { expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import { succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { type Change, COMMAND_LINE, many, PORTAL, record } from './service.ts';

const START = Date.UTC(2025, 0, 1);

const company = { id: 9_001, name: 'Acme' };
const SCOPE = { companyId: 9_002, companyName: 'Brightwater', rights: 'read' } as const;
const GROUP = { groupId: 5, groupName: 'Kitchen' };
const rename = { before: { name: 'Old' }, after: { name: 'New' } };

/** The latest is the first. */
const CHANGES: readonly Omit<Change, 'at'>[] = [
  {
    actor: { id: 7, name: erasedName(7), reach: [SCOPE, { ...SCOPE, ...GROUP, rights: 'people' }] },
    action: 'trainees.undone',
    subject: many('trainee', 1_204),
    company: null,
    after: { undoneJob: 'move', invitedByMail: true, problem: because('moveTargetDeleted') },
  },
  {
    actor: COMMAND_LINE,
    action: 'company.settings-changed',
    subject: { kind: 'company', ...company },
    company,
    before: { signUp: 'open', joinCode: null, language: null },
    after: { signUp: 'code', joinCode: 'new', language: 'fr' },
  },
  {
    actor: PORTAL,
    action: 'portal.work-failing',
    subject: { kind: 'portal', id: null, name: '' },
    company: null,
    after: { task: 'weekly reports', taskKey: '8', error: 'The disk is full' },
  },
  {
    actor: PORTAL,
    action: 'activity.exported',
    subject: { kind: 'portal', id: null, name: '' },
    company: null,
  },
  {
    actor: PORTAL,
    action: 'module.questions-saved',
    subject: { kind: 'module', id: 3, name: 'Fire' },
    company,
    before: { questions: 1 },
    after: { questions: 2, 'question 2': 'Where? (✓ Here · There)' },
  },
  {
    actor: PORTAL,
    action: 'admin.updated',
    subject: { kind: 'admin', id: 8, name: erasedName(8) },
    company: null,
    before: { ...rename.before, reach: 'portal' },
    after: { ...rename.after, reach: JSON.stringify([SCOPE]) },
  },
];

const it = portalIt.extend('read', { scope: 'file' }, async ({ portal, admin, origin }) => {
  for (const [index, change] of CHANGES.entries())
    await record(portal.resources.db, { ...change, at: START - index });
  return async (language?: Language) => {
    const to = new Date(START + 1).toISOString();
    const body = { format: 'csv' as const, to, timeZone: 'UTC', ...(language && { language }) };
    const { url } = succeeded(await admin.call(createActivityExport, { body }));
    const text = await (await fetch(`${origin}${url}`)).text();
    return [...readCsv(text)].map(({ cells }) => cells);
  };
});

it('the file is in the language of the reader', async ({ read }) => {
  const [header, ...lines] = await read('de');
  expect(header).toEqual([
    'Zeit (UTC)',
    'Ausgeführt von',
    'Änderung',
    'Art',
    'Betrifft',
    'Unternehmen',
    'Vorher',
    'Nachher',
    'Rolle',
  ]);
  expect(lines.map(([, ...cells]) => cells)).toEqual([
    [
      'Gelöschtes Konto 7',
      'Vorgang für mehrere rückgängig gemacht',
      'Teilnehmer/in',
      '1.204 Teilnehmende',
      'Brightwater',
      '',
      expect.stringMatching(
        /^Vorgang: Verschieben in ein anderes Unternehmen, Per E-Mail eingeladen: ja, Problem: Das Unternehmen/,
      ),
      'Eingeschränkter Admin: Brightwater (Lesen); Brightwater – Kitchen (Personen)',
    ],
    [
      'Befehlszeile',
      'Einstellungen eines Unternehmens geändert',
      'Unternehmen',
      'Acme',
      'Acme',
      'Registrierung: alle',
      'Registrierung: mit einem Beitrittscode, Beitrittscode: ein neuer, Sprache: Französisch',
      '',
    ],
    [
      'Training Portal',
      expect.any(String),
      'Portal',
      'Wochenberichte',
      '',
      '',
      'Hintergrundarbeit: Wochenberichte, Schlüssel: 8, Fehler: The disk is full',
      '',
    ],
    ['Training Portal', 'Protokoll exportiert', 'Portal', 'alle Unternehmen', '', '', '', ''],
    [
      'Training Portal',
      'Fragen gespeichert',
      'Modul',
      'Fire',
      'Acme',
      'Fragen: 1',
      'Fragen: 2, Frage 2: Where? (✓ Here · There)',
      '',
    ],
    [
      'Training Portal',
      'Admin geändert',
      'Admin',
      'Gelöschtes Konto 8',
      '',
      'Name: Old, Was der Admin sieht: Sieht alles',
      'Name: New, Was der Admin sieht: Brightwater (Lesen)',
      '',
    ],
  ]);
});

it('the file is in English without a language', async ({ read }) => {
  const [header, first] = await read();
  expect(header?.slice(1, 3)).toEqual(['By', 'Change']);
  expect(first?.slice(1, 5)).toEqual([
    'Deleted user 7',
    'Action on many trainees undone',
    'Trainee',
    '1,204 trainees',
  ]);
});
