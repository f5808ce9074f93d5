import ShieldX from 'lucide-react/icons/shield-x';
import { useNavigate } from 'react-router';
import { paths } from '../platform/routing/paths.ts';
import { Button } from '../ui/button.tsx';
import { frameTexts } from './frame/texts/catalogue.ts';
import { MessagePage } from './message-page.tsx';
import { appTexts } from './texts/catalogue.ts';
import { LogoutQuestion, useLogout } from './use-logout.tsx';

export function Component() {
  const t = appTexts().unauthorized;
  const navigate = useNavigate();
  const { start, question } = useLogout(() => void navigate(paths.login.to('member')));
  return (
    <MessagePage
      emblem={
        <span className="grid size-20 place-items-center rounded-3xl bg-danger-soft text-danger-text">
          <ShieldX aria-hidden="true" className="size-10" />
        </span>
      }
      title={t.title}
      actions={
        <>
          <Button
            size="lg"
            onClick={() => (canGoBack() ? void navigate(-1) : void navigate(paths.root))}
          >
            {t.back}
          </Button>
          <Button size="lg" variant="outline" onClick={start}>
            {frameTexts().logout}
          </Button>
          <LogoutQuestion {...question} />
        </>
      }
    >
      <p>{t.message}</p>
    </MessagePage>
  );
}

/** False if this page was opened from outside the portal: then there is no page of the portal to go back to. */
function canGoBack(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
