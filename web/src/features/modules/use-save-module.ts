import { useState, useSyncExternalStore } from 'react';
import { moduleCalls } from './api/module-calls.ts';
import { createSaveRunner } from './save-runner.ts';

/** Saves one new module of a company, step by step. */
export function useSaveModule(companyId: number) {
  const [runner] = useState(() => createSaveRunner(moduleCalls(companyId)));
  const state = useSyncExternalStore(runner.subscribe, runner.current);
  return { runner, state };
}
