import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';

/** To the list, as it was when one came from it. */
export function BackToList({ className }: { className?: string | undefined }) {
  return (
    <Link
      to={paths.trainees + listSearch(useLocation().state)}
      className={classNames(buttonStyles({ variant: 'ghost' }), '-ml-4 w-fit', className)}
    >
      <ArrowLeft aria-hidden="true" />
      Back to trainees
    </Link>
  );
}

/** The browser keeps a history entry's state over reloads and new versions, so it may be anything. */
function listSearch(state: unknown): string {
  const isOurs = typeof state === 'object' && state !== null && 'listSearch' in state;
  return isOurs && typeof state.listSearch === 'string' ? state.listSearch : '';
}
