import { ApiError } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';

type ModuleLoadErrorProps = { error: Error; onRetry: () => void; onClose: () => void };

/** Shown in place of a module's details when they could not be loaded. */
export function ModuleLoadError({ error, onRetry, onClose }: ModuleLoadErrorProps) {
  const isNotFound = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (isNotFound) return <NoSuchModule onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} size="sm" title="Failed to load the module">
      <ErrorCard
        title="Failed to load modules."
        message={error.message}
        onRetry={onRetry}
        className="shadow-none"
      />
    </Dialog>
  );
}

export function NoSuchModule({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} size="sm" title="Module not found">
      <p className="text-text-muted">
        There is no such module. It may have been deleted, or the address is mistyped.
      </p>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}
