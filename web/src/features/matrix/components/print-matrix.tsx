import { PRINTED_PEOPLE_MAX } from '@portal/contract/limits';
import Printer from 'lucide-react/icons/printer';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { useGroups } from '#web/features/groups/api/groups.ts';
import { standingFilterWords } from '#web/features/standing/api/standing-words.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { OnlyOnPaper } from '#web/platform/printing/only-on-paper.tsx';
import { usePrintLoaded } from '#web/platform/printing/use-print-loaded.ts';
import { serverClock } from '#web/platform/time/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { loadMatrix, type MatrixFilter } from '../api/matrix.ts';
import { matrixTexts } from '../texts/catalogue.ts';
import { MatrixOnPaper } from './matrix-on-paper.tsx';

type PrintMatrixProps = { companyId: number; filter: MatrixFilter };

/** Prints the matrix as the file has it, and nothing else of the page. */
export function PrintMatrix({ companyId, filter }: PrintMatrixProps) {
  const t = matrixTexts();
  const standing = filter.standing && standingFilterWords()[filter.standing];
  const company = useCompanies().data?.find(({ id }) => id === companyId);
  const group = useGroupName(companyId, filter.group);
  const { print, isLoading, printed } = usePrintLoaded({
    load: async () => ({
      matrix: await loadMatrix(companyId, filter, PRINTED_PEOPLE_MAX),
      at: serverClock.now(),
    }),
    onFailure: (error) => toast.error(t.loadFailed, { description: messageOf(error) }),
  });

  return (
    <>
      <Button
        variant="outline"
        disabled={company === undefined || group === undefined}
        busy={isLoading}
        busyLabel={uiTexts().loading}
        onClick={() => void print()}
      >
        <Printer aria-hidden="true" />
        <span>{t.print}</span>
      </Button>
      {printed === null || company === undefined ? null : (
        <OnlyOnPaper>
          <MatrixOnPaper
            companyName={company.name}
            choice={[group, standing].filter((words) => words != null)}
            {...printed}
          />
        </OnlyOnPaper>
      )}
    </>
  );
}

/** The name of the chosen group; null without one, undefined until it is known. */
function useGroupName(companyId: number, group: MatrixFilter['group']): string | null | undefined {
  const { data } = useGroups(group === null ? null : companyId);
  const t = uiTexts().groupFilter;
  if (group === null) return null;
  if (group === 'none') return t.none;
  return data === undefined ? undefined : (data.find(({ id }) => id === group)?.name ?? t.deleted);
}
