import type { CompanyImpact } from '@portal/contract/companies';
import Users from 'lucide-react/icons/users';
import { Banner } from '#web/ui/banner.tsx';
import { useCompanyImpact, useModuleImpact } from '../api/impact.ts';
import { changesTraining, changeWords, type ModuleChange } from '../model/impact-words.ts';
import { moduleImpactTexts } from '../texts/catalogue.ts';

type ModuleImpactNoteProps = {
  moduleId: number;
  change: ModuleChange;
  /** Percent, as entered. */
  passMark: number;
};

/** The trainees whom a change of a module affects, before it is saved. */
export function ModuleImpactNote({ moduleId, change, passMark }: ModuleImpactNoteProps) {
  const lowered = change.lowersPassMark ? passMark : undefined;
  const { data, isError } = useModuleImpact(moduleId, { passMark: lowered });
  if (!changesTraining(change)) return null;
  if (data === undefined && isError) return <UnknownImpact />;
  const words = data === undefined ? null : changeWords(change, data);
  return <ImpactBanner>{words ?? moduleImpactTexts().counting}</ImpactBanner>;
}

type CompanyImpactNoteProps = {
  companyId: number;
  /** A sentence; null if the change affects no trainee. */
  wordsFor: (impact: CompanyImpact) => string | null;
  isShown?: boolean;
};

/** The trainees whom a change of a company's list of modules affects, before it is saved. */
export function CompanyImpactNote({ companyId, wordsFor, isShown = true }: CompanyImpactNoteProps) {
  const { data, isError } = useCompanyImpact(companyId);
  if (!isShown) return null;
  // Nothing is shown while counting: a note that disappears again would move the buttons.
  if (data === undefined) return isError ? <UnknownImpact /> : null;
  const words = wordsFor(data);
  return words === null ? null : <ImpactBanner>{words}</ImpactBanner>;
}

function ImpactBanner({ children }: { children: string }) {
  return (
    <Banner tone="accent" icon={<Users aria-hidden="true" />}>
      {children}
    </Banner>
  );
}

function UnknownImpact() {
  return (
    <Banner tone="warning" icon={<Users aria-hidden="true" />}>
      {moduleImpactTexts().uncountedPassesKept}
    </Banner>
  );
}
