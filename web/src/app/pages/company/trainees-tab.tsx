import { LazyCollectDialog } from '#web/features/certificates/collecting/components/lazy-collect-dialog.tsx';
import { StandingTiles } from '#web/features/compliance/components/lazy-standing-tiles.tsx';
import { TraineeList } from '#web/features/trainees/pages/trainee-list-page.tsx';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  const { id } = useCompanyOfPage();
  return (
    <TraineeList
      companyId={id}
      tiles={(of) => <StandingTiles {...of} />}
      certificates={(of) => <LazyCollectDialog {...of} />}
    />
  );
}
