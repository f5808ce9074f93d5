import type { ActivityKind } from '@portal/contract/activity';
import { texts as activityWords } from '@portal/contract/activity/texts/en';
import { texts as reasons } from '@portal/contract/reasons/en';

/** The texts of the file with the activity. */
export const texts = {
  activityWords,
  reasons,
  /** The name of the sheet. */
  sheet: 'Activity',
  columns: {
    time: 'Time',
    by: 'By',
    change: 'Change',
    kind: 'Kind',
    subject: 'Subject',
    company: 'Company',
    before: 'Before',
    after: 'After',
    /** What is special about the author: that it is a limited admin. */
    role: 'Role',
  },
  kinds: {
    admin: 'Admin',
    company: 'Company',
    module: 'Module',
    group: 'Group',
    trainee: 'Trainee',
    help: 'Help request',
    portal: 'Portal',
  } satisfies Record<ActivityKind, string>,
};

export type ActivityFileTexts = typeof texts;
