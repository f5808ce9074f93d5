import type { Trainee } from '@portal/contract/trainees';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useTraineeLink } from './trainee-cells.tsx';

type RowActionsProps = { trainee: Trainee; onEdit: () => void; onDelete: () => void };

/** Icons in the table; on a phone's card the first one says what it does. */
export function RowActions({ trainee: { id, name }, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="flex items-center justify-end max-sm:-mx-2 max-sm:mt-1 max-sm:border-t max-sm:pt-3">
      <Tooltip label="View progress">
        <Link
          {...useTraineeLink(id)}
          aria-label={`View progress of ${name}`}
          className={`${buttonStyles({ variant: 'ghost' })} max-sm:mr-auto sm:w-10 sm:px-0 pointer-coarse:sm:w-11 max-sm:px-2`}
        >
          <ChartNoAxesColumn aria-hidden="true" />
          <span className="sm:hidden">View progress</span>
        </Link>
      </Tooltip>
      <Tooltip label="Edit">
        <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Button>
      </Tooltip>
      <Tooltip label="Delete">
        <DeleteButton label={`Delete ${name}`} onClick={onDelete} />
      </Tooltip>
    </div>
  );
}
