import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';

/**
 * A signed-in page broke, or its code could not be loaded. The navigation around it stays, and any
 * other page can be gone to; after an update, reloading brings the new one.
 */
export function PageError() {
  return (
    <>
      <h1 className="sr-only">Unexpected Application Error!</h1>
      <ErrorCard
        title="Unexpected Application Error!"
        message="This page could not be shown. Reloading usually helps; nothing you saved is lost."
        action={
          <Button onClick={() => window.location.reload()}>
            <RotateCw aria-hidden="true" />
            Reload
          </Button>
        }
      />
    </>
  );
}
