import type { TrainingStatus } from '@portal/contract/rules';

export const statusWords: Readonly<Record<TrainingStatus, string>> = {
  'not-started': 'Not started',
  'in-progress': 'In progress',
  failed: 'Failed last try',
  completed: 'Completed',
};
