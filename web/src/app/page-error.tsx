import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { usePageFailure } from './use-page-failure.ts';

/**
 * A signed-in page broke, or its code could not be loaded. The navigation around it stays, and any
 * other page can be gone to; after an update, reloading brings the new one.
 */
export function PageError() {
  const { title, message, reload } = usePageFailure();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ErrorCard
        title={title}
        message={message}
        action={
          reload === null ? null : (
            <Button onClick={reload}>
              <RotateCw aria-hidden="true" />
              Reload
            </Button>
          )
        }
      />
    </>
  );
}
