import { type Activity, activityAction } from '@portal/contract/activity';
import { because } from '@portal/contract/reasons';
import { describe, expect, it } from 'vitest';
import { activityWords } from '../texts/catalogue.ts';
import { authorOf, fieldsOf, roleOf, sentenceOf } from './sentences.ts';

const base: Activity = {
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  actor: { id: 1, name: 'Ada Admin', scopes: null },
  action: 'company.updated',
  subject: { kind: 'company', id: 1, name: 'Acme', count: null },
  company: { id: 1, name: 'Acme' },
  before: { name: 'Acme' },
  after: { name: 'Acme GmbH' },
  jobId: null,
};

const ofAcme = { companyId: 1, companyName: 'Acme' };
const tess = { kind: 'trainee', id: 2, name: 'Tess', count: null } as const;
const twelve = { kind: 'trainee', id: null, name: '', count: 12 } as const;
const portal = { kind: 'portal', id: null, name: '', count: null } as const;

describe('sentences', () => {
  it.each<[string, Partial<Activity>]>([
    ['renamed company Acme → Acme GmbH', {}],
    ['changed company Acme (name, logo)', { after: { name: 'Acme GmbH', logo: 'new' } }],
    ['deleted trainee Tess of Acme', { action: 'trainee.deleted', subject: tess }],
    [
      'imported 12 trainees',
      {
        action: 'trainee.imported',
        company: null,
        subject: twelve,
      },
    ],
    [
      'changed what administrator Lena sees',
      {
        action: 'admin.updated',
        subject: { kind: 'admin', id: 4, name: 'Lena', count: null },
        before: { reach: 'portal' },
        after: { reach: '[]' },
      },
    ],
    ['reordered the modules of Acme', { action: 'module.reordered' }],
    ['moved 12 trainees to Acme', { action: 'trainees.moved', subject: twelve }],
    ['restored 12 trainees of Acme', { action: 'trainee.restored', subject: twelve }],
    ['deleted trainee Tess of Acme for good', { action: 'trainee.purged', subject: tess }],
    [
      'closed 1 help request of Acme',
      { action: 'help.closed', subject: { kind: 'help', id: null, name: '', count: 1 } },
    ],
    [
      'exported the progress of all companies',
      { action: 'progress.exported', subject: portal, company: null },
    ],
    [
      'has failed for an hour with its background work: weekly reports. Please inform the operator of the portal',
      { action: 'portal.work-failing', subject: portal, after: { task: 'weekly reports' } },
    ],
    [
      'has failed for an hour with its background work: newer work. Please inform the operator of the portal',
      { action: 'portal.work-failing', subject: portal, after: { task: 'newer work' } },
    ],
  ])('%s', (sentence, given) => {
    expect(sentenceOf({ ...base, ...given })).toBe(sentence);
  });

  it.each(activityAction.options)(
    '%s has a sentence that names its subject, and a label',
    (action) => {
      const subject = action.startsWith('portal.ledger-') ? 'the signed log' : 'Acme';
      expect(sentenceOf({ ...base, action })).toContain(subject);
      expect(activityWords().actions[action]).toMatch(/^[A-Z]/);
    },
  );

  it('name the author', () => {
    expect(authorOf(base)).toBe('Ada Admin');
    expect(authorOf({ ...base, actor: { id: null, name: 'Command line', scopes: null } })).toBe(
      'Command line',
    );
  });

  it('say what a limited admin saw', () => {
    const roleWith = (scopes: Activity['actor']['scopes']) =>
      roleOf({ ...base, actor: { ...base.actor, scopes } });
    const kitchen = { ...ofAcme, groupId: 5, groupName: 'Kitchen', rights: 'people' } as const;
    expect(roleWith(null)).toBeNull();
    expect(roleWith([])).toBe('Limited admin');
    expect(roleWith([kitchen, { ...ofAcme, rights: 'read' }])).toBe(
      'Limited admin: Acme – Kitchen (People); Acme (Read)',
    );
  });

  it.each<[Activity['after'], [string, string | null]]>([
    [{ reach: 'portal' }, ['What the admin sees', 'Sees everything']],
    [{ reach: '[]' }, ['What the admin sees', 'Sees nothing']],
    [
      { reach: JSON.stringify([{ ...ofAcme, rights: 'training' }]) },
      ['What the admin sees', 'Acme (Training)'],
    ],
    [{ name: 'A' }, ['Name', 'A']],
    [{ listed: true }, ['Listed', 'yes']],
    [{ order: 0 }, ['Order', '0']],
    [{ timeZone: null }, ['Time zone', null]],
    [{ joinCode: 'new' }, ['Join code', 'a new one']],
    [{ signature: 'new' }, ['Signature', 'a new one']],
    [{ language: 'de' }, ['Language', 'German']],
    [{ audience: 'everyone' }, ['Who must take it', 'everyone']],
    [{ audience: 'Drivers, Kitchen' }, ['Who must take it', 'Drivers, Kitchen']],
    [{ countFrom: 'applied' }, ['Rules count from', 'since they apply to each trainee']],
    [{ countFrom: '2027-02-28' }, ['Rules count from', '28 February 2027']],
    [{ digestWeekday: 1 }, ['Day of the summary', 'Monday']],
    [{ exception: 'waive' }, ['Exception', 'waiver']],
    [{ until: null }, ['Until', null]],
    [{ module: null }, ['Module', 'all modules']],
    [{ module: 'Fire safety' }, ['Module', 'Fire safety']],
    [{ 'question 3': 'Where?' }, ['Question 3', 'Where?']],
    [
      { problem: because('moveTargetDeleted') },
      ['Problem', 'The company was deleted, so no further trainee was moved to it.'],
    ],
    [{ problem: { reason: 'ofANewerServer' } }, ['Problem', 'ofANewerServer']],
  ])('%j is shown as %s', (after, [label, value]) => {
    expect(fieldsOf({ before: null, after })).toMatchObject([
      { label, before: null, after: value },
    ]);
  });

  it('fields show the values before and after', () => {
    const before = { name: 'A', listed: true };
    expect(fieldsOf({ before, after: { name: 'B', order: 0, listed: null } })).toMatchObject([
      { label: 'Name', before: 'A', after: 'B' },
      { label: 'Listed', before: 'yes', after: null },
      { label: 'Order', before: null, after: '0' },
    ]);
  });
});
