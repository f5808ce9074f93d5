import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

type ChangedElsewhereProps = { onTakeTheirs: () => void; onKeepOwn: () => void };

/** Two administrators write at the same questions: nobody's words are replaced unasked. */
export function ChangedElsewhere({ onTakeTheirs, onKeepOwn }: ChangedElsewhereProps) {
  return (
    <Banner
      tone="warning"
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            Show theirs
          </Button>
          <Button variant="outline" size="sm" onClick={onKeepOwn}>
            Replace with mine
          </Button>
        </div>
      }
    >
      Somebody else has changed the questions of this module in the meantime.
    </Banner>
  );
}
