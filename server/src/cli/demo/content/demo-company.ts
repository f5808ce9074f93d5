/** The parts of a company of the demo. */
import type { CompanyRequirements, ExceptionKind } from '@portal/contract/requirements';
import type { NewTrainee } from '@portal/contract/trainees';

export interface DemoModule {
  readonly name: string;
  readonly description: string;
  /** A file of `fixtures/clips`. */
  readonly clip: string;
  /** A file of `fixtures/posters`. */
  readonly poster: string;
  /** A file of `fixtures/captions`. */
  readonly captions?: string;
  /** Each completion gets a certificate of its own. */
  readonly ownCertificate?: true;
  /** The correct option is first; the demo mixes them. */
  readonly questions: readonly DemoQuestion[];
}

export interface DemoQuestion {
  readonly question: string;
  readonly options: readonly [string, string, ...string[]];
  readonly explanation: string;
  /** Each try shows the options in the same order, with the correct one as the last. */
  readonly fixedOrder?: boolean;
}

export interface DemoTrainee extends Omit<NewTrainee, 'password' | 'companyName' | 'groupIds'> {
  /** Days since the first module was opened. */
  readonly startedDaysAgo: number;
  /** Days from a module to the next one; absent for about one. */
  readonly pauseDays?: number;
  /** Number of modules passed, in order. */
  readonly passed: number;
  /** The state of the module after the passed ones. */
  readonly next: 'untouched' | 'half watched' | 'watched' | 'quiz failed';
  /** Names of groups of the company. */
  readonly groups?: readonly string[];
  /** In the order in which they are made. */
  readonly exceptions?: readonly DemoException[];
  readonly recorded?: DemoRecordedResult;
  /** A group that the trainee has left. */
  readonly left?: { readonly group: string; readonly daysAgo: number };
  readonly renewal?: DemoRenewal;
  readonly certificate?: DemoCertificate;
  /** Days since the reminders of the trainee were read; absent for those that are not read. */
  readonly readRemindersDaysAgo?: number;
  /** How the trainee stands in modules, for the list of logins. */
  readonly stands?: string;
}

/** An admin with the right People for the company, or for one of its groups. */
export interface DemoAdmin {
  readonly name: string;
  readonly email: string;
  /** What the admin is in the company. */
  readonly role: string;
  /** The name of a group; without it the admin sees the whole company. */
  readonly group?: string;
}

export interface DemoException {
  readonly kind: ExceptionKind;
  /** Absent for all modules. */
  readonly module?: string;
  readonly daysAgo: number;
  /** Days from its beginning to its last day; absent for a waiver. */
  readonly lastsDays?: number;
  readonly reason: string;
}

/** Recorded when the trainee joined. */
export interface DemoRecordedResult {
  readonly module: string;
  /** Days before the trainee joined. */
  readonly completedDaysBefore: number;
  /** Months from the completion to its last day. */
  readonly validMonths: number;
  readonly note: string;
}

/** The modules that can be renewed are watched again: half of the first one, or all of them and passed. */
interface DemoRenewal {
  readonly daysAgo: number;
  readonly isFinished: boolean;
}

/** What becomes of the latest certificate of the trainee about the whole training. */
interface DemoCertificate {
  /** The trainee shows the scores. */
  readonly isShared?: true;
  readonly withdrawn?: { readonly daysAgo: number; readonly reason: string };
}

/** How the certificates of a company look. */
export interface DemoLook {
  readonly colour: string;
  readonly line: string;
  /** A file of `fixtures/signatures`. */
  readonly signature: string;
}

export interface DemoRequirements {
  readonly company: CompanyRequirements;
  readonly modules: readonly DemoRule[];
}

interface DemoRule {
  readonly module: string;
  /** Names of groups of the company; absent for everyone. */
  readonly groups?: readonly string[];
  readonly dueDays: number | null;
  readonly validMonths: number | null;
  /** It must be taken again. */
  readonly edition?: {
    readonly daysAgo: number;
    readonly lastsDays: number;
    readonly reason: string;
  };
}

export interface DemoCompany {
  readonly name: string;
  /** A file of `fixtures/logos`. */
  readonly logo: string;
  /** Absent for that of a company which has chosen none. */
  readonly look?: DemoLook;
  /** The address to which it has checkpoints of the signed log sent. */
  readonly checkpointMail?: string;
  /** The names of its groups. */
  readonly groups: readonly string[];
  /** Absent for a company without rules about its modules. */
  readonly requirements?: DemoRequirements;
  readonly modules: readonly DemoModule[];
  readonly trainees: readonly DemoTrainee[];
  readonly admins: readonly DemoAdmin[];
}
