import { EXCEPTION_KINDS, type ExceptionKind } from '@portal/contract/requirements';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FilePlus from 'lucide-react/icons/file-plus';
import Pause from 'lucide-react/icons/pause';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { requirementTexts } from '../texts/catalogue.ts';

/** An exception, or an earlier result. */
export type RequirementAction = ExceptionKind | 'record';

const icons = { extend: CalendarPlus, waive: CircleSlash, pause: Pause };

type ModuleActionsProps = { moduleName: string; onAction: (action: RequirementAction) => void };

/** The menu of what an admin can do with the requirement of one module. */
export function ModuleActions({ moduleName, onAction }: ModuleActionsProps) {
  const t = requirementTexts();
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t.actionsOf(moduleName)}>
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      {EXCEPTION_KINDS.map((kind) => {
        const Icon = icons[kind];
        return (
          <DropdownItem
            key={kind}
            icon={<Icon aria-hidden="true" />}
            onSelect={() => onAction(kind)}
          >
            {t.actions[kind].open}
          </DropdownItem>
        );
      })}
      <DropdownItem icon={<FilePlus aria-hidden="true" />} onSelect={() => onAction('record')}>
        {t.results.record}
      </DropdownItem>
    </DropdownMenu>
  );
}

type AllModulesActionsProps = {
  onAction: (action: RequirementAction) => void;
  /** Further buttons, before the others. */
  children: Elements;
};

/** The same as buttons, for all modules. */
export function AllModulesActions({ onAction, children }: AllModulesActionsProps) {
  const t = requirementTexts();
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      {EXCEPTION_KINDS.map((kind) => {
        const Icon = icons[kind];
        return (
          <Button key={kind} variant="outline" size="sm" onClick={() => onAction(kind)}>
            <Icon aria-hidden="true" />
            <span>{t.actions[kind].open}</span>
          </Button>
        );
      })}
      <Button variant="outline" size="sm" onClick={() => onAction('record')}>
        <FilePlus aria-hidden="true" />
        <span>{t.results.record}</span>
      </Button>
    </div>
  );
}
