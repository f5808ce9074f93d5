import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { useListAddress } from '#web/platform/routing/trainee-link.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';

/** A link to the list or the tab of a company from which the page was opened, with its filters. */
export function BackToList({ className }: { className?: string | undefined }) {
  return (
    <Link
      to={useListAddress()}
      className={classNames(buttonStyles({ variant: 'ghost' }), '-ml-4 w-fit', className)}
    >
      <ArrowLeft aria-hidden="true" />
      Back to trainees
    </Link>
  );
}
