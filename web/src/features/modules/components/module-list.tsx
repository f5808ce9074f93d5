import type { Module } from '@portal/contract/modules';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useState } from 'react';
import type { LinkProps } from 'react-router';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import type { useCompanyModules } from '../api/modules.ts';
import { modulesTexts } from '../texts/catalogue.ts';
import { DeleteModuleDialog } from './delete-module-dialog.tsx';
import { ModuleRow, posterOf } from './module-row.tsx';

type ModuleListProps = {
  modules: ReturnType<typeof useCompanyModules>;
  /** The admin may add, change and delete modules. */
  mayChange: boolean;
  /** The link to a module's details. */
  moduleLink: (moduleId: number) => LinkProps;
  /** The link to the editor of a module. */
  editLink: (moduleId: number) => LinkProps;
  onAdd: () => void;
};

export function ModuleList(props: ModuleListProps) {
  const { modules, mayChange, moduleLink, editLink, onAdd } = props;
  const t = modulesTexts();
  const [deleting, setDeleting] = useState<Module | null>(null);
  const [section, focusSection] = useFocusAfterDialog<HTMLElement>();
  // Another admin can delete the module behind the open dialog.
  useFocusAfterChange(deleting, section);

  if (modules.data === undefined && modules.isError)
    return (
      <ErrorCard
        title={t.loadFailed}
        message={modules.error.message}
        onRetry={() => void modules.refetch()}
        retrying={modules.isFetching}
      />
    );
  if (modules.data === undefined) return <ModuleListSkeleton />;
  return (
    <section ref={section} tabIndex={-1} aria-label={t.list.label} className="outline-none">
      {modules.data.length === 0 ? (
        <EmptyState
          illustration={<Clapperboard />}
          title={t.list.empty}
          action={mayChange ? <Button onClick={onAdd}>{t.list.addFirst}</Button> : null}
        >
          {t.list.emptyHint}
        </EmptyState>
      ) : (
        <ol className="grid gap-3">
          {modules.data.map((module, index) => (
            <ModuleRow
              key={module.id}
              module={module}
              mayChange={mayChange}
              number={index + 1}
              hasPosters={modules.data.some((each) => posterOf(each) !== null)}
              link={moduleLink(module.id)}
              editLink={editLink(module.id)}
              onDelete={() => setDeleting(module)}
            />
          ))}
        </ol>
      )}
      {deleting === null ? null : (
        <DeleteModuleDialog
          module={deleting}
          onClose={() => setDeleting(null)}
          // The button that had the focus was removed with its row.
          onDeleted={focusSection}
        />
      )}
    </section>
  );
}

function ModuleListSkeleton() {
  return (
    <SkeletonRegion label={modulesTexts().list.loading} className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((shape) => (
        <div
          key={shape}
          className="flex min-h-20 items-center gap-4 rounded-xl border bg-surface px-4 sm:px-5"
        >
          <Skeleton className="size-9 rounded-full!" />
          <div className="grid grow gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-1/4" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
