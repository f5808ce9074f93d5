import type { GroupFilter } from '@portal/contract/fields';
import type { StandingFilter } from '@portal/contract/standing-filter';
import FileArchive from 'lucide-react/icons/file-archive';
import { useState } from 'react';
import { useViewedReach } from '#web/platform/session/view-as.ts';
import { Button } from '#web/ui/button.tsx';
import { collectingTexts } from '../texts/catalogue.ts';
import { LazyCollectDialog } from './lazy-collect-dialog.tsx';

type CollectButtonProps = {
  companyId: number;
  group: GroupFilter | null;
  standing?: StandingFilter | null;
  /** The number of the trainees; undefined while it is not known. */
  count: number | undefined;
};

/** Collects the certificates of the trainees of a company, or of those in a group and with a standing. */
export function CollectButton({ companyId, group, standing = null, count }: CollectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Nothing is started in the view of another admin.
  if (useViewedReach() !== null) return null;
  return (
    <>
      <Button variant="outline" disabled={!count} onClick={() => setOpen(true)}>
        <FileArchive aria-hidden="true" />
        <span>{collectingTexts().open}</span>
      </Button>
      {isOpen && count !== undefined ? (
        <LazyCollectDialog
          selected={{
            filter: {
              company: companyId,
              ...(group === null ? {} : { group }),
              ...(standing === null ? {} : { standing }),
            },
          }}
          count={count}
          onClose={() => setOpen(false)}
          onStarted={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
