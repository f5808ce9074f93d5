import { useState, useSyncExternalStore } from 'react';
import { moduleCalls } from './api/module-calls.ts';
import { createSaveRunner } from './save-runner.ts';

/** Saves one module of a company, step by step: a new one, or changes of the one with `moduleId`. */
export function useSaveModule(companyId: number, moduleId: number | null = null) {
  const [runner] = useState(() => createSaveRunner(moduleCalls(companyId), moduleId));
  const state = useSyncExternalStore(runner.subscribe, runner.current);
  return { runner, state };
}
