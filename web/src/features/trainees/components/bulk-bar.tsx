import { BULK_IDS_MAX } from '@portal/contract/limits';
import { hasInCompany, within } from '@portal/contract/reach-rules';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import FileArchive from 'lucide-react/icons/file-archive';
import MailPlus from 'lucide-react/icons/mail-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { ComponentType } from 'react';
import { useOnlyCompany, useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { SelectionBar } from '#web/ui/selection-bar.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { BulkKind } from '../model/use-bulk-start.ts';
import type { useSelection } from '../model/use-selection.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { ShortLabel } from './short-label.tsx';

const BulkRequirements = lazyOnIdle(
  async () => (await import('./bulk-requirements.tsx')).BulkRequirements,
);

type BulkBarProps = {
  selection: ReturnType<typeof useSelection>;
  /** The number of trainees that the list finds on all pages. */
  total: number;
  /** There are groups from which trainees can be removed. */
  hasGroups: boolean;
  /** People of a company with rules are among the shown ones. */
  hasStandings: boolean;
  onAction: (kind: BulkKind | 'certificates') => void;
  /** Called after the selection was cleared, with the clicked button. */
  onCleared: () => void;
};

/** The actions on the selected trainees, at the lower edge of the window while the list is shown. */
export function BulkBar(props: BulkBarProps) {
  const { selection, total, onCleared } = props;
  const t = traineeTexts().bulk;
  const count = selection.count(total);
  const isTooLarge = !selection.isAll && count > BULK_IDS_MAX;
  const isComplete = selection.isAll || count >= total || !selection.maySelectAll;
  // With one left, 'All 1' would be wrong.
  const text = selection.isAll && count > 1 ? t.allSelected(count) : t.selected(count);
  return (
    <SelectionBar
      text={count === 0 ? null : text}
      selectAll={isComplete ? null : t.selectAll(total)}
      onSelectAll={selection.selectAll}
      onClear={() => {
        selection.clear();
        onCleared();
      }}
    >
      {isTooLarge ? (
        <p>
          <span>{t.atMost(BULK_IDS_MAX)}</span> <span>{t.narrow}</span>
        </p>
      ) : (
        <Actions {...props} />
      )}
    </SelectionBar>
  );
}

function Actions({ hasGroups, hasStandings, onAction }: BulkBarProps) {
  const { bulk: t, groups } = traineeTexts();
  const reach = useReach();
  const hasCompany = hasInCompany(reach, 'people');
  const mayMove = useOnlyCompany() === null && hasCompany;
  // The people of an admin with one group are in it already.
  const mayAddToGroup = hasCompany || within(reach, 'people')?.groups.length !== 1;
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {mayMove ? (
        <Action
          icon={ArrowRightLeft}
          label={t.move}
          short={t.moveShort}
          onClick={() => onAction('move')}
        />
      ) : null}
      <Action
        icon={MailPlus}
        label={t.invite}
        short={t.inviteShort}
        onClick={() => onAction('invite')}
      />
      {mayAddToGroup ? (
        <Action
          icon={UserRoundPlus}
          label={groups.add}
          short={groups.addShort}
          onClick={() => onAction('add-to-group')}
        />
      ) : null}
      {hasGroups ? (
        <Action
          icon={UserRoundMinus}
          label={groups.remove}
          short={groups.removeShort}
          onClick={() => onAction('remove-from-group')}
        />
      ) : null}
      {hasStandings ? <BulkRequirements onChoice={onAction} /> : null}
      <Action
        icon={FileArchive}
        label={t.certificates}
        short={t.certificatesShort}
        onClick={() => onAction('certificates')}
      />
      <Button
        size="sm"
        variant="outline"
        className="text-danger-text!"
        onClick={() => onAction('delete')}
      >
        <Trash2 aria-hidden="true" />
        <span>{uiTexts().delete}</span>
      </Button>
    </div>
  );
}

type ActionProps = {
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  label: string;
  /** The visible words on a phone. */
  short: string;
  onClick: () => void;
};

function Action({ icon: Icon, label, short, onClick }: ActionProps) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      <Icon aria-hidden="true" />
      <ShortLabel label={label} short={short} />
    </Button>
  );
}
