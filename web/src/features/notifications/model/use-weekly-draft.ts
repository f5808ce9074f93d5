import { useState } from 'react';
import {
  useSaveWeeklyReport,
  useWeeklyReport,
  type WeeklyChoice,
} from '#web/features/reports/api/weekly-report.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';

/** The weekly report as an admin has chosen it in the dialog; not shown before it is loaded, nor to trainees. */
export function useWeeklyDraft() {
  const isAdmin = useCurrentUser().role === 'ADMIN';
  const { data: saved } = useWeeklyReport(isAdmin);
  const saving = useSaveWeeklyReport();
  const [chosen, choose] = useState<WeeklyChoice | null>(null);
  const choice = chosen ?? { about: saved?.about ?? null, company: saved?.company?.id ?? null };
  return {
    isShown: isAdmin && saved !== undefined,
    hasMailServer: saved?.hasMailServer === true,
    /** The company of the saved report is deleted. */
    isWithoutCompany: chosen === null && saved?.about === 'company' && saved.company === null,
    choice,
    choose,
    isSaving: saving.isPending,
    /** Saves the choice, if it was changed. */
    async save(): Promise<void> {
      if (chosen !== null) await saving.mutateAsync(chosen);
    },
  };
}
