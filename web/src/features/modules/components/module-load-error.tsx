import { ApiError } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { modulesTexts } from '../texts/catalogue.ts';

type ModuleLoadErrorProps = { error: Error; onRetry: () => void; onClose: () => void };

/** Shown in place of a module's details when they could not be loaded. */
export function ModuleLoadError({ error, onRetry, onClose }: ModuleLoadErrorProps) {
  const t = modulesTexts();
  const isNotFound = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (isNotFound) return <NoSuchModule onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t.loadError.title}>
      <ErrorCard
        title={t.loadFailed}
        message={error.message}
        onRetry={onRetry}
        className="shadow-none!"
      />
    </Dialog>
  );
}

export function NoSuchModule({ onClose }: { onClose: () => void }) {
  const t = modulesTexts().loadError;
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t.notFound}>
      <p className="text-text-muted">{t.notFoundHint}</p>
      <DialogFooter>
        <Button onClick={onClose}>{uiTexts().close}</Button>
      </DialogFooter>
    </Dialog>
  );
}
