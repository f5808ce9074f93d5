import { Link } from 'react-router';
import { paths } from '../platform/routing/paths.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { MessagePage } from './message-page.tsx';
import { appTexts } from './texts/catalogue.ts';

export function Component() {
  const t = appTexts().notFound;
  return (
    <MessagePage
      emblem={
        <p className="font-semibold text-8xl text-accent-text tabular-nums tracking-tighter">404</p>
      }
      title={t.title}
      actions={
        <Link to={paths.root} className={buttonStyles({ size: 'lg' })}>
          {t.home}
        </Link>
      }
    >
      <p>{t.message}</p>
    </MessagePage>
  );
}
