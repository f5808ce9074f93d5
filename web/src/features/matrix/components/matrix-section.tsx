import type { GroupFilter } from '@portal/contract/fields';
import { fileFormats } from '#web/platform/http/file-formats.ts';
import { DownloadMenu } from '#web/ui/download-menu.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { PageActions } from '#web/ui/page-actions.tsx';
import { useExportMatrix } from '../api/export-matrix.ts';
import { type MatrixFilter, useMatrix } from '../api/matrix.ts';
import { useMatrixAddress } from '../api/matrix-address.ts';
import { matrixTexts } from '../texts/catalogue.ts';
import { MatrixFilters } from './matrix-filters.tsx';
import { MatrixResults } from './matrix-results.tsx';
import { PrintMatrix } from './print-matrix.tsx';

/** The button that collects the certificates of the trainees in the matrix, which another feature shows. */
type CertificatesButton = (
  of: Omit<MatrixFilter, 'module'> & { companyId: number; count: number | undefined },
) => Elements;

type MatrixSectionProps = {
  companyId: number;
  /** Null for all trainees. */
  group: GroupFilter | null;
  certificates: CertificatesButton;
};

/**
 * How the trainees of a company or group stand in each module, with the filters in the address. Nothing is shown for a
 * company without rules.
 */
export function MatrixSection({ companyId, group, certificates }: MatrixSectionProps) {
  const [{ standing, module }, choose] = useMatrixAddress();
  const filter = { group, standing, module };
  const matrix = useMatrix(companyId, filter);
  if (matrix.data?.modules.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg tracking-tight">{matrixTexts().title}</h2>
        <div className="flex flex-wrap gap-3">
          <MatrixActions companyId={companyId} filter={filter}>
            {certificates({ companyId, group, standing, count: matrix.data?.total })}
          </MatrixActions>
        </div>
      </div>
      <MatrixFilters companyId={companyId} filter={filter} onFilter={choose} />
      <MatrixResults
        matrix={matrix}
        filter={filter}
        onClear={
          standing === null && module === null
            ? null
            : () => choose({ standing: null, module: null })
        }
      />
    </section>
  );
}

type MatrixActionsProps = { companyId: number; filter: MatrixFilter; children: Elements };

function MatrixActions({ companyId, filter, children }: MatrixActionsProps) {
  const preparation = useExportMatrix(companyId, filter);
  return (
    <PageActions>
      {children}
      <DownloadMenu formats={fileFormats()} preparation={preparation} />
      <PrintMatrix companyId={companyId} filter={filter} />
    </PageActions>
  );
}
