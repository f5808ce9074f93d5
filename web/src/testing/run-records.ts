import type { Attempt, AttemptWithAnswers, Run } from '@portal/contract/runs';
import type { TraineeModuleProgress, TraineeProgress } from '@portal/contract/trainees';
import { tina } from './records.ts';

/** The module whose quiz Tina has tried and not passed. */
const triedModule: TraineeModuleProgress = {
  moduleId: 5,
  moduleName: 'Fire safety',
  videoDuration: 0,
  questionCount: 2,
  passMark: 70,
  pass: false,
  standing: null,
  isLocked: false,
  openedAt: null,
  watchSessions: 0,
  filmLoaded: null,
  timeSpent: 0,
  watchedTo: 0,
  videoCompleted: true,
  score: 50,
  passed: null,
  earnedInRun: null,
};

export const tinasProgress: TraineeProgress = {
  trainee: {
    id: 7,
    name: 'Tina Trainee',
    email: 'tina@acme.example',
    company: { id: 3, name: 'Acme' },
  },
  createdAt: tina.createdAt,
  invitedAt: null,
  ...tina.calculatedProgress,
  overallProgress: 50,
  modulesCompleted: 1,
  totalModules: 2,
  hasPassword: true,
  invitationRefusal: null,
  standing: null,
  groups: [],
  stuck: null,
  tries: [],
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
  number: 1,
  at: '2026-11-02T09:00:00.000Z',
  score: 50,
  pass: false,
  passMark: 70,
  questionCount: 2,
  correctCount: 1,
  isBestSoFar: false,
  hasAnswers: true,
};

export const failedAttemptAnswers: AttemptWithAnswers = {
  ...failedAttempt,
  answers: [
    {
      questionId: 51,
      question: 'Where is the exit?',
      options: ['Left', 'Right', 'Upstairs'],
      fixedOrder: false,
      answer: 'Left',
      explanation: 'Follow the green signs.',
      chosen: 'Right',
      correct: false,
    },
    {
      questionId: 52,
      question: 'Who calls for help?',
      options: ['I do', 'Others'],
      fixedOrder: false,
      answer: 'I do',
      explanation: '',
      chosen: 'I do',
      correct: true,
    },
  ],
};
