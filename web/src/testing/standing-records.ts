import type { Standing } from '@portal/contract/requirements';

/** Due on 3 December 2026, for everyone of the company. */
export const due: Standing = {
  state: 'due',
  dueOn: '2026-12-03',
  validUntil: null,
  renewFrom: null,
  renewing: false,
  pausedUntil: null,
  why: { because: 'company', groups: [], reason: null, since: null },
};

/** Completed, until November of the next year. */
export const valid: Standing = {
  ...due,
  state: 'valid',
  dueOn: '2027-11-03',
  validUntil: '2027-11-03',
  renewFrom: '2027-10-04',
};

/** Completed, and to be renewed until 3 December 2026. */
export const renewalOpen: Standing = {
  ...due,
  state: 'renewalOpen',
  validUntil: '2026-12-03',
  renewFrom: '2026-11-03',
};

export const expired: Standing = {
  ...renewalOpen,
  state: 'expired',
  dueOn: '2026-11-20',
  validUntil: '2026-11-20',
};

/** The first try was due on 20 November 2026. */
export const overdue: Standing = { ...due, state: 'overdue', dueOn: '2026-11-20' };
