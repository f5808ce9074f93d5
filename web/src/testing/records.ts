import type { User } from '@portal/contract/accounts';
import type { AdminCompany, CompanyImpact } from '@portal/contract/companies';
import type { Job } from '@portal/contract/jobs';
import type { TrainingModule } from '@portal/contract/learning';
import type { Module, ModuleImpact } from '@portal/contract/modules';
import type { Attempt, AttemptWithAnswers, Run } from '@portal/contract/runs';
import type { Trainee, TraineeModuleProgress, TraineeProgress } from '@portal/contract/trainees';
import type { Video } from '@portal/contract/videos';

export const asTrainee: User = {
  id: 7,
  name: 'Tina Trainee',
  email: 'tina@acme.example',
  role: 'TRAINEE',
  company: { id: 3, name: 'Acme' },
};

export const asAdmin: User = {
  id: 1,
  name: 'Ada Admin',
  email: 'ada@portal.example',
  role: 'ADMIN',
  company: null,
};

export const acme: AdminCompany = {
  id: 3,
  name: 'Acme',
  logo: null,
  moduleCount: 4,
  traineeCount: 12,
};

export const globex: AdminCompany = { ...acme, id: 4, name: 'Globex' };

export const tina: Trainee = {
  id: 7,
  name: 'Tina Trainee',
  email: 'tina@acme.example',
  company: { id: 3, name: 'Acme' },
  createdAt: '2026-10-01T08:00:00.000Z',
  calculatedProgress: {
    overallProgress: 37.5,
    modulesCompleted: 1,
    totalModules: 4,
    averageScore: 80,
    totalTimeSpent: 600,
    lastUpdated: '2026-11-02T09:00:00.000Z',
  },
};

/** A module without a video, with two questions. */
export const quizModule: TrainingModule = {
  id: 5,
  runId: 70,
  name: 'Fire safety',
  description: '',
  completed: false,
  score: null,
  pass: false,
  videoCompleted: true,
  timeSpent: 0,
  position: 0,
  watchedTo: 0,
  videos: [],
  mcqs: [
    { id: 51, question: 'Where is the exit?', options: ['Left', 'Right', 'Upstairs'] },
    { id: 52, question: 'Who calls for help?', options: ['I do', 'Others'] },
  ],
  quizVersion: 4,
  mediaExpiresAt: '2099-01-01T00:00:00.000Z',
  next: null,
};

/** A video of five seconds from `fixtures/`. */
export const tour: Video = {
  id: 90,
  url: new URL('/clips/tour-5s.webm', location.href).href,
  duration: 5,
  captions: {
    url: new URL('/captions/intro-4s.vtt', location.href).href,
    label: 'English',
    language: 'en',
  },
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
  videos: [{ ...tour, missing: false, uploadId: null }],
  mcqs: [
    {
      id: 51,
      question: 'Where is the exit?',
      options: ['Left', 'Right'],
      answer: 'Left',
      explanation: 'Follow the green signs.',
    },
  ],
};

/** A module that no trainee has opened. */
export const noModuleImpact: ModuleImpact = {
  passed: 0,
  inProgress: 0,
  watched: 0,
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
};

/** New runs for the trainees of a company, a quarter of which have started. */
export const runningJob: Job = {
  id: 40,
  kind: 'train-again',
  state: 'running',
  total: 12,
  done: 3,
  refused: 0,
  problem: null,
  deletionId: null,
  undoable: false,
  createdAt: '2026-11-02T09:00:00.000Z',
  endedAt: null,
};

/** The module whose quiz Tina has tried and not passed. */
export const triedModule: TraineeModuleProgress = {
  moduleId: 5,
  moduleName: 'Fire safety',
  videoDuration: 0,
  questionCount: 2,
  pass: false,
  isLocked: false,
  timeSpent: 0,
  watchedTo: 0,
  videoCompleted: true,
  score: 50,
};

export const tinasProgress: TraineeProgress = {
  trainee: {
    id: 7,
    name: 'Tina Trainee',
    email: 'tina@acme.example',
    company: { id: 3, name: 'Acme' },
  },
  ...tina.calculatedProgress,
  overallProgress: 50,
  modulesCompleted: 1,
  totalModules: 2,
  moduleProgress: [
    {
      ...triedModule,
      moduleId: 4,
      moduleName: 'Welcome',
      questionCount: 0,
      pass: true,
      score: null,
    },
    triedModule,
  ],
};

/** Tina's current run, which is her second one. */
export const currentRun: Run = {
  number: 2,
  startedAt: '2026-06-05T09:00:00.000Z',
  completedAt: null,
  endedAt: null,
  companyName: 'Acme',
  overallProgress: 50,
};

export const firstRun: Run = {
  number: 1,
  startedAt: '2026-03-03T09:00:00.000Z',
  completedAt: '2026-04-01T09:00:00.000Z',
  endedAt: '2026-06-05T09:00:00.000Z',
  companyName: 'Globex',
  overallProgress: 100,
};

/** An attempt with one of two answers wrong. */
export const failedAttempt: Attempt = {
  id: 17,
  at: '2026-11-02T09:00:00.000Z',
  score: 50,
  pass: false,
  questionCount: 2,
  correctCount: 1,
  hasAnswers: true,
};

export const failedAttemptAnswers: AttemptWithAnswers = {
  ...failedAttempt,
  answers: [
    {
      questionId: 51,
      question: 'Where is the exit?',
      options: ['Left', 'Right', 'Upstairs'],
      answer: 'Left',
      explanation: 'Follow the green signs.',
      chosen: 'Right',
      correct: false,
    },
    {
      questionId: 52,
      question: 'Who calls for help?',
      options: ['I do', 'Others'],
      answer: 'I do',
      explanation: '',
      chosen: 'I do',
      correct: true,
    },
  ],
};
