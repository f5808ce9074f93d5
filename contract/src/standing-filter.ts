import * as z from 'zod/mini';
import { STANDING_STATES } from './requirements.ts';

/** A standing, or `late`: overdue or expired, or `dueSoon`: in grace, or due within a week. */
export const standingFilter = z.enum(['late', 'dueSoon', ...STANDING_STATES]);
export type StandingFilter = z.infer<typeof standingFilter>;

/** The days within which something is due soon. */
export const DUE_SOON_DAYS = 7;
