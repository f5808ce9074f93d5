import { LazyCollectDialog } from '#web/features/certificates/collecting/components/lazy-collect-dialog.tsx';
import { StandingTiles } from '#web/features/compliance/components/lazy-standing-tiles.tsx';
import { TraineeListPage } from '#web/features/trainees/pages/trainee-list-page.tsx';

/** The trainees of all companies, with their numbers by standing. */
export function Component() {
  return (
    <TraineeListPage
      tiles={(of) => <StandingTiles {...of} />}
      certificates={(of) => <LazyCollectDialog {...of} />}
    />
  );
}
