/** Standings of Tina in a company with rules, and what has happened to them. */
import type { CallResponse } from '@portal/contract/call';
import type { previewReminder } from '@portal/contract/reminders';
import type { Standing, TraineeRequirements } from '@portal/contract/requirements';
import { overdue, valid } from './standing-records.ts';

export const late: Standing = { ...overdue, dueOn: '2026-11-03' };

const nothingMore = { by: null, reason: null, until: null, runNumber: null };

/** In the modules of `tinasProgress`, Welcome and Fire safety, and in one that she need not take any more. */
export const tinasRequirements: TraineeRequirements = {
  exceptions: [
    {
      id: 81,
      module: { id: 5, name: 'Fire safety' },
      kind: 'extend',
      from: null,
      until: '2026-12-24',
      reason: 'On leave until Christmas',
      madeBy: 'Ada Admin',
      madeAt: '2026-11-02T09:00:00.000Z',
    },
    {
      id: 82,
      module: null,
      kind: 'pause',
      from: '2027-01-04',
      until: '2027-02-28',
      reason: 'Works in another country',
      madeBy: null,
      madeAt: '2026-11-03T09:00:00.000Z',
    },
  ],
  modules: [
    {
      moduleId: 4,
      moduleName: 'Welcome',
      standing: valid,
      completions: [
        {
          on: '2026-11-03',
          validUntil: '2027-11-03',
          runNumber: null,
          recorded: {
            id: 91,
            by: 'Ada Admin',
            at: '2026-11-04T09:00:00.000Z',
            note: 'Certificate in the file',
          },
        },
      ],
      events: [
        { ...nothingMore, on: '2025-10-01', kind: 'required' },
        {
          ...nothingMore,
          on: '2026-11-03',
          kind: 'recorded',
          by: 'Ada Admin',
          reason: 'Certificate in the file',
          until: '2027-11-03',
        },
      ],
    },
    {
      moduleId: 5,
      moduleName: 'Fire safety',
      standing: late,
      completions: [{ on: '2025-11-02', validUntil: '2026-11-02', runNumber: 1, recorded: null }],
      events: [
        { ...nothingMore, on: '2025-10-01', kind: 'required' },
        { ...nothingMore, on: '2025-11-02', kind: 'completed', until: '2026-11-02', runNumber: 1 },
        {
          ...nothingMore,
          on: '2026-11-02',
          kind: 'extended',
          by: 'Ada Admin',
          reason: 'On leave until Christmas',
          until: '2026-12-24',
        },
        { ...nothingMore, on: '2026-11-03', kind: 'expired' },
        { ...nothingMore, on: '2026-11-20', kind: 'renewed', until: '2027-11-20', runNumber: 2 },
      ],
    },
    {
      moduleId: 6,
      moduleName: 'Forklift',
      standing: { ...late, state: 'notRequired', dueOn: null },
      completions: [],
      events: [{ ...nothingMore, on: '2025-10-01', kind: 'required' }],
    },
  ],
};

/** The reminder that Tina would get, who has had none yet. */
export const tinasReminder: CallResponse<typeof previewReminder> = {
  text: {
    subject: 'Your training at Acme: 1 module is overdue',
    body: 'Hello Tina Trainee,\n\nFire safety was due on 3 November.',
    language: 'en',
  },
  remindedAt: null,
  hasMail: true,
};
