import { Button } from './button.tsx';

/**
 * Says that a part of the page, such as a dialog, could not be loaded. The rest of the page stays as it is, with what was
 * entered in it.
 */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-6 z-60 mx-auto grid w-fit max-w-md gap-3 rounded-xl border bg-surface-raised p-4 text-sm text-text shadow-lg"
    >
      <p className="text-pretty">
        This part could not be loaded. If the portal was updated, save your work and reload the
        page.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </div>
  );
}
