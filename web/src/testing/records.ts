import type { User } from '@portal/contract/accounts';
import type { AdminCompany } from '@portal/contract/companies';
import type { Trainee } from '@portal/contract/trainees';

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
