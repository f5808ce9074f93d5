import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { appTexts } from './texts/catalogue.ts';
import { usePageFailure } from './use-page-failure.ts';

/**
 * Shown inside the layout when a page failed or its code could not be loaded. The navigation stays usable. Reloading
 * fixes a page whose old code was removed by an update.
 */
export function PageError() {
  const { title, message, reload } = usePageFailure();
  return (
    <ErrorCard
      title={title}
      isPageTitle
      message={message}
      action={
        reload === null ? null : (
          <Button onClick={reload}>
            <RotateCw aria-hidden="true" />
            <span>{appTexts().reload}</span>
          </Button>
        )
      }
    />
  );
}
