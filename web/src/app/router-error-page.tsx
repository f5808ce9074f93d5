import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { appTexts } from './texts/catalogue.ts';
import { usePageFailure } from './use-page-failure.ts';

/**
 * Shown when a page failed or its code could not be loaded. Reloading fixes a page whose old code was removed by an
 * update.
 */
export function RouterErrorPage() {
  const { title, message, reload } = usePageFailure();
  const t = appTexts();
  return (
    <MessagePage
      emblem={
        <p className="font-semibold text-6xl text-danger-text tracking-tighter">
          {t.pageFailures.emblem}
        </p>
      }
      title={title}
      actions={
        reload === null ? null : (
          <Button size="lg" onClick={reload}>
            <RotateCw aria-hidden="true" />
            <span>{t.reload}</span>
          </Button>
        )
      }
    >
      <p>{message}</p>
    </MessagePage>
  );
}
