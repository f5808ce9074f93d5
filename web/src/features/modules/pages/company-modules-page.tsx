import type { CompanyRef } from '@portal/contract/fields';
import type { Module } from '@portal/contract/modules';
import { reachesCompany } from '@portal/contract/reach-rules';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Plus from 'lucide-react/icons/plus';
import { type ComponentProps, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SetRulesButton } from '#web/features/modules/rules/components/set-rules-button.tsx';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { useClosing } from '#web/platform/routing/use-closing.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { PageActions } from '#web/ui/page-actions.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCompanyModules } from '../api/modules.ts';
import { ModuleList } from '../components/module-list.tsx';
import { companyAddress, editAddress, moduleAddress } from '../model/company-modules-address.ts';
import { modulesTexts } from '../texts/catalogue.ts';

const NewModulePanel = lazyOnIdle(
  async () =>
    (await import('#web/features/modules/editor/components/new-module-panel.tsx')).NewModulePanel,
);
const ModuleReorder = lazyOnIdle(
  async () =>
    (await import('#web/features/modules/order/components/module-reorder.tsx')).ModuleReorder,
);
const ModuleDialog = lazyOnIdle(
  async () => (await import('../components/module-dialog.tsx')).ModuleDialog,
);

/** Marks the history entries that were created by this list. */
const OPENED_IN_LIST = 'opened-in-list';

type CompanyModulesProps = {
  company: CompanyRef;
  moduleId: number | null;
  isEditing: boolean;
  /** Actions of other features on the whole company. */
  companyActions: Elements;
};

/** The content of the main part of the page. */
type Mode = 'list' | 'add' | 'reorder';

/** The modules of a company, and the dialog of the open module. */
export function CompanyModules(props: CompanyModulesProps) {
  const { company, moduleId, isEditing, companyActions } = props;
  const companyId = company.id;
  const modules = useCompanyModules(companyId);
  const [wanted, setMode] = useState<Mode>('list');
  // A dialog that is closing would take the focus from the panel's first field.
  const mode = moduleId === null ? wanted : 'list';
  useFocusAfterChange(mode);
  useFocusAfterChange(moduleId);
  const closeDialog = useCloseDialog(companyId);
  const mayChange = reachesCompany(useReach(), companyId, 'training');
  const add = () => setMode('add');
  return (
    <>
      {mode === 'list' ? (
        <div className="mb-6 flex flex-wrap items-center justify-end gap-3">
          <ListActions
            companyId={companyId}
            modules={modules.data ?? null}
            companyActions={companyActions}
            mayChange={mayChange}
            onReorder={() => setMode('reorder')}
            onAdd={add}
          />
        </div>
      ) : null}
      <CompanyMain
        mode={mode}
        company={company}
        modules={modules}
        mayChange={mayChange}
        onAdd={add}
        onEnd={() => setMode('list')}
      />
      {moduleId === null || modules.data === undefined ? null : (
        <OpenModule
          key={moduleId}
          module={modules.data.find(({ id }) => id === moduleId)}
          isEditing={isEditing && mayChange}
          mayChange={mayChange}
          address={{ companyId, moduleId }}
          onReload={modules.refetch}
          onAddAnother={() => {
            closeDialog();
            add();
          }}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

type CompanyMainProps = {
  mode: Mode;
  company: CompanyRef;
  modules: ReturnType<typeof useCompanyModules>;
  mayChange: boolean;
  onAdd: () => void;
  onEnd: () => void;
};

function CompanyMain({ mode, company, modules, mayChange, onAdd, onEnd }: CompanyMainProps) {
  const { id } = company;
  if (mode === 'add') return <NewModulePanel company={company} onClose={onEnd} />;
  if (mode === 'reorder' && modules.data !== undefined)
    return <ModuleReorder companyId={id} modules={modules.data} onClose={onEnd} />;
  return (
    <ModuleList
      modules={modules}
      mayChange={mayChange}
      moduleLink={(moduleId) => ({ to: moduleAddress(id, moduleId), state: OPENED_IN_LIST })}
      editLink={(moduleId) => ({ to: editAddress(id, moduleId), state: OPENED_IN_LIST })}
      onAdd={onAdd}
    />
  );
}

type OpenModuleProps = Omit<ComponentProps<typeof ModuleDialog>, 'onEdit' | 'onEditEnd'> & {
  address: { companyId: number; moduleId: number };
};

/** The dialog of a module. Details and editor have separate addresses, which replace each other. */
function OpenModule({ address: { companyId, moduleId }, ...dialog }: OpenModuleProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true, state });
  return (
    <ModuleDialog
      {...dialog}
      onEdit={() => go(editAddress(companyId, moduleId))}
      onEditEnd={() => go(moduleAddress(companyId, moduleId))}
    />
  );
}

type ListActionsProps = {
  companyId: number;
  /** Null while they are unknown. */
  modules: readonly Module[] | null;
  companyActions: Elements;
  mayChange: boolean;
  onReorder: () => void;
  onAdd: () => void;
};

function ListActions(props: ListActionsProps) {
  const { companyId, modules, companyActions, mayChange, onReorder, onAdd } = props;
  const t = modulesTexts();
  if (!mayChange) return companyActions;
  return (
    <PageActions
      primary={
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          <span>{t.page.add}</span>
        </Button>
      }
    >
      {companyActions}
      <Button
        variant="outline"
        disabled={modules === null}
        onClick={() => (modules?.length === 0 ? toast.error(t.noneToReorder) : onReorder())}
      >
        <ArrowDownUp aria-hidden="true" />
        <span>{t.page.reorder}</span>
      </Button>
      <SetRulesButton companyId={companyId} modules={modules ?? []} />
    </PageActions>
  );
}

/** Closes a module's dialog; goes back in the history if the dialog was opened from the list. */
function useCloseDialog(companyId: number): () => void {
  const close = useClosing();
  const { state } = useLocation();
  return () => close({ isOpenedHere: state === OPENED_IN_LIST, to: companyAddress(companyId) });
}
