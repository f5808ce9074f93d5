import type { User } from '@portal/contract/accounts';

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
