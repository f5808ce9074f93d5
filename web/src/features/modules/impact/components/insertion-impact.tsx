import { useCompanyImpact } from '../api/impact.ts';
import { insertionWords } from '../model/impact-words.ts';
import { ImpactNote } from './impact-note.tsx';

/** Whom one module more touches; nothing where nobody is in training yet. */
export function InsertionImpact({ companyId }: { companyId: number }) {
  const { data, isError } = useCompanyImpact(companyId);
  if (data === undefined) return isError ? <ImpactNote words={null} hasFailed /> : null;
  const words = insertionWords(data);
  return words === null ? null : <ImpactNote words={words} hasFailed={false} />;
}
