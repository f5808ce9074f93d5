import type { OwnUser } from '@portal/contract/accounts';
import type {
  AdminCompany,
  CompanyImpact,
  CompanySettings,
  LinkedCompany,
  PublicCompany,
} from '@portal/contract/companies';
import type { Job } from '@portal/contract/jobs';
import type { TrainingModule } from '@portal/contract/learning';
import type { Module, ModuleImpact } from '@portal/contract/modules';
import type { NamedScope } from '@portal/contract/reach';
import type { Trainee } from '@portal/contract/trainees';
import type { TrashEntry } from '@portal/contract/trash';
import type { Video } from '@portal/contract/videos';

export const asTrainee: OwnUser = {
  id: 7,
  name: 'Tina Trainee',
  email: 'tina@acme.example',
  role: 'TRAINEE',
  company: { id: 3, name: 'Acme' },
  language: null,
  companyLanguage: null,
  reach: null,
};

export const asAdmin: OwnUser = {
  id: 1,
  name: 'Ada Admin',
  email: 'ada@portal.example',
  role: 'ADMIN',
  company: null,
  language: null,
  companyLanguage: null,
  reach: 'portal',
};

/** Limited to a group of Acme. */
export const limitedAdmin: OwnUser = {
  ...asAdmin,
  id: 21,
  name: 'Lena Limited',
  email: 'lena@portal.example',
  reach: [
    { companyId: 3, companyName: 'Acme', groupId: 31, groupName: 'Kitchen', rights: 'people' },
  ],
};

/** A limited admin who sees these companies and groups. */
export const adminWithin = (...reach: readonly NamedScope[]): OwnUser => ({
  ...limitedAdmin,
  reach: [...reach],
});

export const acme: AdminCompany = {
  id: 3,
  name: 'Acme',
  logo: null,
  moduleCount: 4,
  traineeCount: 12,
};

export const publicAcme: PublicCompany = {
  id: 3,
  name: 'Acme',
  logo: null,
  signUp: 'open',
  domains: [],
};

/** Acme as the visitors of its sign-up link see it. */
export const linkedAcme: LinkedCompany = { ...publicAcme, group: null };

export const settingsOfAcme: CompanySettings = {
  signUp: 'open',
  joinCode: null,
  domains: [],
  confirmEmail: false,
  crossCompanyChat: true,
  listed: true,
  timeZone: null,
  language: null,
  link: 'x7Pz2-linkOfAcme_q1w2e',
  hasMailServer: true,
  version: 1,
};

export const globex: AdminCompany = { ...acme, id: 4, name: 'Globex' };

export const tina: Trainee = {
  id: 7,
  name: 'Tina Trainee',
  email: 'tina@acme.example',
  company: { id: 3, name: 'Acme' },
  createdAt: '2026-10-01T08:00:00.000Z',
  invitedAt: null,
  calculatedProgress: {
    overallProgress: 37.5,
    modulesCompleted: 1,
    totalModules: 4,
    averageScore: 80,
    totalTimeSpent: 600,
    lastUpdated: '2026-11-02T09:00:00.000Z',
    firstOpenedAt: '2026-10-05T10:00:00.000Z',
    trainingCompletedAt: null,
  },
  status: 'in-progress',
  isStuck: false,
  invitationRefused: null,
  groups: [],
  standing: null,
  remindedAt: null,
};

/** A module without a video, with two questions. */
export const quizModule: TrainingModule = {
  id: 5,
  runId: 70,
  name: 'Fire safety',
  description: '',
  completed: false,
  trainingCompletedAt: null,
  score: null,
  pass: false,
  videoCompleted: true,
  timeSpent: 0,
  position: 0,
  watchedTo: 0,
  standing: null,
  canRenew: false,
  videos: [],
  mcqs: [
    {
      id: 51,
      question: 'Where is the exit?',
      options: ['Left', 'Right', 'Upstairs'],
      fixedOrder: false,
    },
    { id: 52, question: 'Who calls for help?', options: ['I do', 'Others'], fixedOrder: false },
  ],
  quizVersion: 4,
  passMark: 70,
  tryNumber: 1,
  retryAt: null,
  retryInSeconds: 0,
  triesLeft: null,
  mediaExpiresAt: '2099-01-01T00:00:00.000Z',
  next: null,
};

/** A video of five seconds from `fixtures/`. */
export const tour: Video = {
  id: 90,
  url: new URL('/clips/tour-5s.webm', location.href).href,
  duration: 5,
  captions: [
    {
      url: new URL('/captions/intro-4s.vtt', location.href).href,
      label: 'English',
      language: 'en',
    },
  ],
  poster: null,
};

/** A module with one video and no questions. */
export const videoModule: TrainingModule = {
  ...quizModule,
  videoCompleted: false,
  mcqs: [],
  videos: [tour],
};

/** The same module as an administrator sees it, with a question. */
export const adminModule: Module = {
  id: 5,
  name: 'Fire safety',
  description: 'Where the exits are.',
  company: { id: 3, name: 'Acme' },
  companyId: 3,
  order: 0,
  draft: false,
  createdAt: '2026-10-01T08:00:00.000Z',
  createdBy: 'Ada Admin',
  version: 2,
  quizVersion: 4,
  passMark: 70,
  questionsDrawn: null,
  triesMax: null,
  ownCertificate: false,
  videos: [
    {
      ...tour,
      missing: false,
      uploadId: null,
      playbackLimit: null,
      problems: { cannotFinish: 0, noPicture: 0 },
    },
  ],
  mcqs: [
    {
      id: 51,
      question: 'Where is the exit?',
      options: ['Left', 'Right'],
      answer: 'Left',
      explanation: 'Follow the green signs.',
      fixedOrder: false,
    },
  ],
};

/** A module that no trainee has opened. */
export const noModuleImpact: ModuleImpact = {
  passed: 0,
  inProgress: 0,
  watched: 0,
  completedByDeletion: 0,
  completedByWatching: 0,
  passedByMark: 0,
  completedByMark: 0,
  feedback: 0,
  helpRequests: 0,
};

/** A company whose trainees have opened no module of late. */
export const companyImpact: CompanyImpact = {
  modules: 4,
  videos: 2,
  questions: 9,
  trainees: 12,
  inTraining: 0,
  completedAll: 0,
  results: 20,
  attempts: 31,
  helpRequests: 0,
  feedback: 1,
  administrators: 0,
  admins: [],
};

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The entry of a trainee in the trash, with eleven and a half days left. */
export const deletedTrainee: TrashEntry = {
  deletionId: 41,
  kind: 'trainee',
  subjectId: 7,
  name: 'Tina Trainee',
  company: { id: 3, name: 'Acme' },
  deletedBy: { id: 1, name: 'Ada Admin' },
  deletedAt: inDays(-18.5),
  purgeAt: inDays(11.5),
  counts: { results: 1, attempts: 3, helpRequests: 0, feedback: 1 },
};

export const deletedCompany: TrashEntry = {
  ...deletedTrainee,
  deletionId: 40,
  kind: 'company',
  subjectId: 5,
  name: 'Initech',
  company: null,
  counts: { trainees: 12, modules: 4, videos: 2, questions: 9, results: 20, attempts: 31 },
};

/** The deletion of twelve trainees that has ended. */
export const deletionJob: Job = {
  id: 61,
  kind: 'delete',
  state: 'done',
  total: 12,
  done: 12,
  refused: 0,
  problem: null,
  problemReason: null,
  deletionId: 44,
  invitations: null,
  undoable: true,
  createdAt: inDays(0),
  endedAt: inDays(0),
};

export const runningJob: Job = {
  ...deletionJob,
  state: 'running',
  done: 3,
  deletionId: null,
  undoable: false,
  endedAt: null,
};
