import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** A page broke, or its code could not be loaded: after an update, reloading brings the new one. */
export function RouterErrorPage() {
  return (
    <MessagePage
      emblem={<p className="font-semibold text-6xl text-danger-text tracking-tighter">Oh no</p>}
      title="Unexpected Application Error!"
      actions={
        <Button size="lg" onClick={() => window.location.reload()}>
          <RotateCw aria-hidden="true" />
          Reload
        </Button>
      }
    >
      <p>This page could not be shown. Reloading usually helps; nothing you saved is lost.</p>
    </MessagePage>
  );
}
