import { useModuleImpact } from '../api/impact.ts';
import { changeWords, type ModuleChange } from '../model/impact-words.ts';
import { ImpactNote } from './impact-note.tsx';

type ChangeImpactProps = { moduleId: number; change: ModuleChange };

/** Whom the change of a module touches that is about to be saved. */
export function ChangeImpact({ moduleId, change }: ChangeImpactProps) {
  const impact = useModuleImpact(moduleId);
  if (!change.replacesVideo && !change.changesQuestions) return null;
  const words = impact.data === undefined ? null : changeWords(change, impact.data);
  return <ImpactNote words={words} hasFailed={impact.data === undefined && impact.isError} />;
}
