/** All calls by feature. OpenAPI, the access matrix and the fuzz corpus are derived from them. */
import * as accounts from './accounts.ts';
import * as activity from './activity.ts';
import * as admins from './admins.ts';
import * as badges from './badges.ts';
import * as calendar from './calendar.ts';
import type { Call } from './call.ts';
import * as certificates from './certificates.ts';
import * as chat from './chat.ts';
import * as companies from './companies.ts';
import * as compliance from './compliance.ts';
import * as config from './config.ts';
import * as exports from './exports.ts';
import * as feedback from './feedback.ts';
import * as groups from './groups.ts';
import * as help from './help.ts';
import * as insight from './insight.ts';
import * as jobs from './jobs.ts';
import * as learning from './learning.ts';
import * as ledger from './ledger.ts';
import * as logIn from './log-in.ts';
import * as modules from './modules.ts';
import * as notifications from './notifications.ts';
import * as ownAccount from './own-account.ts';
import * as reminders from './reminders.ts';
import * as reports from './reports.ts';
import * as requirements from './requirements.ts';
import * as resultsImport from './results-import.ts';
import * as runs from './runs.ts';
import * as traineeImport from './trainee-import.ts';
import * as trainees from './trainees.ts';
import * as trash from './trash.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'access' in value;

const callsOf = (feature: object): readonly Call[] => Object.values(feature).filter(isCall);

export const callsByFeature = {
  accounts: callsOf({ ...accounts, ...logIn }),
  ownAccount: callsOf(ownAccount),
  admins: callsOf(admins),
  companies: callsOf(companies),
  modules: callsOf(modules),
  learning: callsOf(learning),
  groups: callsOf(groups),
  trainees: callsOf(trainees),
  requirements: callsOf(requirements),
  compliance: callsOf(compliance),
  reminders: callsOf(reminders),
  calendar: callsOf(calendar),
  certificates: callsOf(certificates),
  badges: callsOf(badges),
  ledger: callsOf(ledger),
  runs: callsOf(runs),
  insight: callsOf(insight),
  jobs: callsOf(jobs),
  trash: callsOf(trash),
  help: callsOf(help),
  feedback: callsOf(feedback),
  chat: callsOf(chat),
  notifications: callsOf(notifications),
  activity: callsOf(activity),
  exports: callsOf(exports),
  reports: callsOf(reports),
  traineeImport: callsOf(traineeImport),
  resultsImport: callsOf(resultsImport),
  config: callsOf(config),
} as const;
