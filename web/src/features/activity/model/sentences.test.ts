import { type Activity, activityAction } from '@portal/contract/activity';
import { describe, expect, it } from 'vitest';
import { texts } from '../texts/en.ts';
import { fieldsOf, sentenceOf } from './sentences.ts';

const base: Activity = {
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  actor: { id: 1, name: 'Ada Admin' },
  action: 'company.updated',
  subject: { kind: 'company', id: 1, name: 'Acme' },
  company: { id: 1, name: 'Acme' },
  before: { name: 'Acme' },
  after: { name: 'Acme GmbH' },
  jobId: null,
};

describe('sentences', () => {
  it.each<[string, Partial<Activity>]>([
    ['renamed company Acme → Acme GmbH', {}],
    ['changed company Acme (name, logo)', { after: { name: 'Acme GmbH', logo: 'a new one' } }],
    [
      'deleted trainee Tess of Acme',
      { action: 'trainee.deleted', subject: { kind: 'trainee', id: 2, name: 'Tess' } },
    ],
    [
      'imported 12 trainees',
      {
        action: 'trainee.imported',
        company: null,
        subject: { kind: 'trainee', id: null, name: '12 trainees' },
      },
    ],
    ['reordered the modules of Acme', { action: 'module.reordered' }],
    [
      'moved 12 trainees to Acme',
      { action: 'trainees.moved', subject: { kind: 'trainee', id: null, name: '12 trainees' } },
    ],
    [
      'restored 12 trainees of Acme',
      { action: 'trainee.restored', subject: { kind: 'trainee', id: null, name: '12 trainees' } },
    ],
    [
      'deleted trainee Tess of Acme for good',
      { action: 'trainee.purged', subject: { kind: 'trainee', id: 2, name: 'Tess' } },
    ],
  ])('%s', (sentence, given) => {
    expect(sentenceOf({ ...base, ...given })).toBe(sentence);
  });

  it.each(activityAction.options)(
    '%s has a sentence that names its subject, and a label',
    (action) => {
      expect(sentenceOf({ ...base, action })).toContain('Acme');
      expect(texts.actions[action]).toMatch(/^[A-Z]/);
    },
  );

  it('fields show the values before and after', () => {
    expect(
      fieldsOf({ before: { name: 'A', draft: true }, after: { name: 'B', order: 0, draft: null } }),
    ).toEqual([
      { field: 'Name', before: 'A', after: 'B' },
      { field: 'Draft', before: 'yes', after: null },
      { field: 'Order', before: null, after: '0' },
    ]);
  });
});
