import type { CompanyRef } from '@portal/contract/fields';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Plus from 'lucide-react/icons/plus';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { CompanyPicker } from '#web/features/companies/pages/companies-page.tsx';
import { useCompanyModules, useModule } from '#web/features/modules/api/modules.ts';
import { ChosenCompany } from '#web/features/modules/components/company-header.tsx';
import { ModuleDialog } from '#web/features/modules/components/module-dialog.tsx';
import { ModuleList } from '#web/features/modules/components/module-list.tsx';
import { ModuleNotRead } from '#web/features/modules/components/module-not-read.tsx';
import { NewModulePanel } from '#web/features/modules/editor/components/new-module-panel.tsx';
import {
  ALL_COMPANIES,
  addressSchema,
  companyAddress,
  editAddress,
  moduleAddress,
} from '#web/features/modules/model/company-modules-address.ts';
import { ModuleReorder } from '#web/features/modules/order/components/module-reorder.tsx';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { focusMain } from '../use-focus-on-navigation.ts';

/** Marks the history entries that the list itself has made. */
const OPENED_IN_LIST = 'opened-in-list';

/** All companies, or the modules of the one in the address, with one module's details open. */
export function Component() {
  const [address] = useAddressState(addressSchema, ALL_COMPANIES);
  const { company: companyId, module: moduleId, edit: isEditing } = address;
  useFocusAfterChange(companyId);
  if (companyId !== null)
    return <CompanyModules key={companyId} {...{ companyId, moduleId, isEditing }} />;
  return (
    <>
      <CompanyPicker companyAddress={companyAddress} />
      {moduleId === null ? null : <ModuleOfSomeCompany moduleId={moduleId} />}
    </>
  );
}

/** Links from elsewhere know a module's id only: the address gets its company from here. */
function ModuleOfSomeCompany({ moduleId }: { moduleId: number }) {
  const { data: module, error, refetch } = useModule(moduleId);
  const navigate = useNavigate();
  const close = () => void navigate(paths.companyModules.to(), { replace: true });
  if (module !== undefined)
    return <Navigate to={moduleAddress(module.companyId, moduleId)} replace />;
  if (error === null) return null;
  return <ModuleNotRead error={error} onRetry={() => void refetch()} onClose={close} />;
}

type CompanyModulesProps = { companyId: number; moduleId: number | null; isEditing: boolean };

/** What the page's main part is for just now. */
type Mode = 'list' | 'add' | 'reorder';

function CompanyModules({ companyId, moduleId, isEditing }: CompanyModulesProps) {
  const modules = useCompanyModules(companyId);
  const [wanted, setMode] = useState<Mode>('list');
  // A dialog that is still closing would take the focus from the panel's first field.
  const mode = moduleId === null ? wanted : 'list';
  useFocusAfterChange(mode);
  useFocusAfterChange(moduleId);
  const closeDialog = useCloseDialog(companyId);
  const add = () => setMode('add');
  return (
    <ChosenCompany
      companyId={companyId}
      backTo={paths.companyModules.to()}
      actions={
        mode === 'list' ? (
          <ListActions
            moduleCount={modules.data?.length ?? null}
            onReorder={() => setMode('reorder')}
            onAdd={add}
          />
        ) : null
      }
    >
      {(company) => (
        <>
          <CompanyTitle name={company.name} />
          <CompanyMain
            mode={mode}
            company={company}
            modules={modules}
            onAdd={add}
            onEnd={() => setMode('list')}
          />
          {moduleId === null || modules.data === undefined ? null : (
            <OpenModule
              key={moduleId}
              module={modules.data.find(({ id }) => id === moduleId)}
              isEditing={isEditing}
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
      )}
    </ChosenCompany>
  );
}

type CompanyMainProps = {
  mode: Mode;
  company: CompanyRef;
  modules: ReturnType<typeof useCompanyModules>;
  onAdd: () => void;
  onEnd: () => void;
};

function CompanyMain({ mode, company, modules, onAdd, onEnd }: CompanyMainProps) {
  const { id } = company;
  if (mode === 'add') return <NewModulePanel company={company} onClose={onEnd} />;
  if (mode === 'reorder' && modules.data !== undefined)
    return <ModuleReorder companyId={id} modules={modules.data} onClose={onEnd} />;
  return (
    <ModuleList
      modules={modules}
      moduleLink={(moduleId) => ({ to: moduleAddress(id, moduleId), state: OPENED_IN_LIST })}
      editLink={(moduleId) => ({ to: editAddress(id, moduleId), state: OPENED_IN_LIST })}
      onAdd={onAdd}
    />
  );
}

type OpenModuleProps = Omit<ComponentProps<typeof ModuleDialog>, 'onEdit' | 'onEditEnd'> & {
  address: { companyId: number; moduleId: number };
};

/** The details of a module; changing it has an address of its own, in the place of theirs. */
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
  /** Null while it is not known. */
  moduleCount: number | null;
  onReorder: () => void;
  onAdd: () => void;
};

function ListActions({ moduleCount, onReorder, onAdd }: ListActionsProps) {
  return (
    <>
      <Button
        variant="outline"
        disabled={moduleCount === null}
        onClick={() => (moduleCount === 0 ? toast.error('No modules to reorder') : onReorder())}
      >
        <ArrowDownUp aria-hidden="true" />
        Reorder Modules
      </Button>
      <Button onClick={onAdd}>
        <Plus aria-hidden="true" />
        Add Training Module
      </Button>
    </>
  );
}

function CompanyTitle({ name }: { name: string }) {
  useDocumentTitle(`${name} – Training Modules`);
  return null;
}

/** Closes a module's details by going back to the list, where they were opened from there. */
function useCloseDialog(companyId: number): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (state === OPENED_IN_LIST) void navigate(-1);
    else void navigate(companyAddress(companyId), { replace: true, preventScrollReset: true });
  };
}

/** What held the focus may be gone with the part of the page it stood in. */
function useFocusAfterChange(part: unknown): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (document.activeElement === document.body) focusMain();
  }, [part]);
}
