import { localStore } from './safe-storage.ts';

const DISMISSED_KEY = 'first-steps-dismissed';

export const isFirstStepsDismissed = () => localStore.read(DISMISSED_KEY) !== null;

export function dismissFirstSteps(): void {
  localStore.write(DISMISSED_KEY, '1');
}
