import { localStore } from './safe-storage.ts';

const DISMISSED_KEY = 'first-steps-dismissed';
const SEEN_KEY = 'first-steps-progress-seen';

export const isFirstStepsDismissed = () => localStore.read(DISMISSED_KEY) !== null;

export function dismissFirstSteps(): void {
  localStore.write(DISMISSED_KEY, '1');
}

/** Whether the progress of this company was opened in this browser after a trainee had begun. */
export const isProgressSeen = (companyId: number) =>
  localStore.read(SEEN_KEY) === String(companyId);

export function markProgressSeen(companyId: number): void {
  localStore.write(SEEN_KEY, String(companyId));
}
