import History from 'lucide-react/icons/history';
import { Link } from 'react-router';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import type { AttemptsOf } from '../api/attempts.ts';
import { useAttemptsAddress } from '../model/attempts-address.ts';
import { attemptsTexts } from '../texts/catalogue.ts';

const AttemptsDialog = lazyOnIdle(
  async () => (await import('./attempts-dialog.tsx')).AttemptsDialog,
);

type ModuleAttemptsProps = { of: AttemptsOf; moduleName: string };

/** A link to the attempts at a module's quiz, for admins, and their dialog while the address names it. */
export function ModuleAttempts({ of, moduleName }: ModuleAttemptsProps) {
  const t = attemptsTexts().ofTrainee;
  const address = useAttemptsAddress();
  return (
    <>
      <Link
        {...address.linkTo(of.moduleId)}
        aria-label={t.title(moduleName)}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        <History aria-hidden="true" />
        <span>{t.link}</span>
      </Link>
      {address.module === of.moduleId ? <AttemptsDialog of={of} moduleName={moduleName} /> : null}
    </>
  );
}
