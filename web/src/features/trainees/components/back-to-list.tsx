import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { useListAddress } from '#web/platform/routing/trainee-link.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';

type BackToListProps = {
  /** 'outline' for the only action of a page. */
  variant?: 'ghost' | 'outline';
};

/** A link to the list or the tab of a company from which the page was opened, with its filters. */
export function BackToList({ variant = 'ghost' }: BackToListProps) {
  return (
    <Link
      to={useListAddress()}
      className={buttonStyles({ variant, className: variant === 'ghost' ? '-ml-4 w-fit' : '' })}
    >
      <ArrowLeft aria-hidden="true" />
      Back to trainees
    </Link>
  );
}
