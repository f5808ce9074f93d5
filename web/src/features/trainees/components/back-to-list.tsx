import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';

/** A link to the list with the filters that it had when it was left. */
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

/** The browser keeps the state of a history entry over reloads and new versions, so it may have any shape. */
function listSearch(state: unknown): string {
  const isOurs = typeof state === 'object' && state !== null && 'listSearch' in state;
  return isOurs && typeof state.listSearch === 'string' ? state.listSearch : '';
}
