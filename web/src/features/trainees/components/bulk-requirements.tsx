import { EXCEPTION_KINDS, type ExceptionKind } from '@portal/contract/requirements';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { reminderTexts } from '../reminders/texts/catalogue.ts';
import { requirementTexts } from '../requirements/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { ShortLabel } from './short-label.tsx';

type BulkRequirementsProps = { onChoice: (kind: ExceptionKind | 'remind' | 'renew') => void };

/** The actions on what the selected trainees must take, with a menu of the exceptions from it. */
export function BulkRequirements({ onChoice }: BulkRequirementsProps) {
  const t = traineeTexts().bulk;
  const { actions, renewal } = requirementTexts();
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => onChoice('remind')}>
        <BellRing aria-hidden="true" />
        <span>{reminderTexts().open}</span>
      </Button>
      <Button size="sm" variant="outline" onClick={() => onChoice('renew')}>
        <RefreshCw aria-hidden="true" />
        <span>{renewal.open}</span>
      </Button>
      <DropdownMenu
        align="start"
        trigger={
          <Button size="sm" variant="outline">
            <CalendarClock aria-hidden="true" />
            <ShortLabel label={t.exceptions} short={t.exceptionsShort} />
          </Button>
        }
      >
        {EXCEPTION_KINDS.map((kind) => (
          <DropdownItem key={kind} onSelect={() => onChoice(kind)}>
            {actions[kind].open}
          </DropdownItem>
        ))}
      </DropdownMenu>
    </>
  );
}
