import type { Module } from '@portal/contract/modules';
import UserPen from 'lucide-react/icons/user-pen';
import { CompanyImpactNote } from '#web/features/modules/impact/components/impact-notes.tsx';
import { reorderWords } from '#web/features/modules/impact/model/impact-words.ts';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useReordering } from '../model/use-reordering.ts';
import { useSaveOrder } from '../model/use-save-order.ts';
import { moduleOrderTexts } from '../texts/catalogue.ts';
import { ReorderRow } from './reorder-row.tsx';

type ModuleReorderProps = {
  companyId: number;
  modules: readonly Module[];
  onClose: () => void;
};

/** Changes the order of a company's modules, by dragging, by buttons or by keys. */
export function ModuleReorder({ companyId, modules, onClose }: ModuleReorderProps) {
  const t = moduleOrderTexts();
  const { leave } = modulesTexts();
  const saving = useSaveOrder(companyId, onClose);
  const reordering = useReordering(modules, saving.isPending);
  return (
    <section aria-label={t.title} className="grid gap-4">
      <div className="flex min-h-7 flex-wrap items-center gap-3">
        <h2 className="font-semibold text-lg tracking-tight">{t.title}</h2>
        <span role="status">
          {reordering.isChanged ? <Badge tone="accent">{t.changed}</Badge> : null}
        </span>
        <p id="reorder-keys" className="basis-full text-pretty text-sm text-text-muted">
          <span>{t.dragHint}</span> <span className="sr-only">{t.keysHint}</span>
        </p>
      </div>
      <ol ref={reordering.list} className="grid gap-3">
        {reordering.modules.map((module, index) => (
          <ReorderRow
            key={module.id}
            module={module}
            index={index}
            count={reordering.modules.length}
            {...reordering.rowProps(module, index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {reordering.announcement}
      </p>
      <CompanyImpactNote
        companyId={companyId}
        wordsFor={reorderWords}
        isShown={reordering.isChanged}
      />
      <div data-no-toast className={barClass}>
        {reordering.isOutdated ? (
          <Banner
            tone="accent"
            icon={<UserPen aria-hidden="true" />}
            // Beside the button, because a long list may hide its end.
            className="basis-full"
          >
            {t.outdated}
          </Banner>
        ) : null}
        <Button variant="outline" disabled={saving.isPending} onClick={onClose}>
          {uiTexts().cancel}
        </Button>
        <Button
          busy={saving.isPending}
          busyLabel={uiTexts().saving}
          onClick={() => saving.save({ order: reordering.order, currentOrder: reordering.stored })}
        >
          {t.save}
        </Button>
      </div>
      <LeaveGuard
        isActive={reordering.isChanged && !saving.isSuccess}
        title={leave.title}
        message={t.unsaved}
        confirmLabel={leave.confirm}
        onLeave={onClose}
      />
    </section>
  );
}

/** The fade above the bar shows that the list goes on below it. */
const barClass = [
  'sticky bottom-0 z-20 flex flex-wrap justify-end gap-3 border-t bg-background py-4 max-sm:*:grow',
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-10 before:bg-linear-to-t before:from-background before:to-transparent',
].join(' ');
