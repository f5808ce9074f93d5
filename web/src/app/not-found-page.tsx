import { Link } from 'react-router';
import { paths } from '../platform/routing/paths.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { MessagePage } from './message-page.tsx';

export function Component() {
  return (
    <MessagePage
      emblem={
        <p className="font-semibold text-8xl text-accent-text tabular-nums tracking-tighter">404</p>
      }
      title="Oops! Page not found"
      actions={
        <Link to={paths.root} className={buttonStyles({ size: 'lg' })}>
          Return to Home
        </Link>
      }
    >
      <p>
        There is no page at this address. The page may have been moved, or the address mistyped.
      </p>
    </MessagePage>
  );
}
