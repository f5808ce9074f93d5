import ShieldX from 'lucide-react/icons/shield-x';
import { useNavigate } from 'react-router';
import { logOut } from '../features/accounts/api/log-out.ts';
import { paths } from '../platform/routing/paths.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

export function Component() {
  const navigate = useNavigate();
  return (
    <MessagePage
      emblem={
        <span className="grid size-20 place-items-center rounded-3xl bg-danger-soft text-danger-text">
          <ShieldX aria-hidden="true" className="size-10" />
        </span>
      }
      title="Access Denied"
      actions={
        <>
          <Button
            size="lg"
            onClick={() => (canGoBack() ? void navigate(-1) : void navigate(paths.root))}
          >
            Go Back
          </Button>
          <Button
            size="lg"
            variant="outline"
            onClick={() => {
              logOut();
              void navigate(paths.login.to('member'));
            }}
          >
            Logout
          </Button>
        </>
      }
    >
      <p>
        You don't have permission to access this page. Please contact an administrator if you
        believe this is an error.
      </p>
    </MessagePage>
  );
}

/** False if this page was opened from outside the portal: then there is no page of the portal to go back to. */
function canGoBack(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
