import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { useListAddress } from '#web/platform/routing/trainee-link.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type BackToListProps = {
  /** True above the title, false among the actions of a page. */
  isAboveTitle: boolean;
};

/** A link to the list or the tab of a company from which the page was opened, with its filters. */
export function BackToList({ isAboveTitle }: BackToListProps) {
  return (
    <Link
      to={useListAddress()}
      className={
        isAboveTitle
          ? buttonStyles({ variant: 'ghost', className: '-ms-4 mb-3 w-fit print:hidden' })
          : buttonStyles({ variant: 'outline' })
      }
    >
      <ArrowLeft aria-hidden="true" />
      <span>{traineeTexts().backToTrainees}</span>
    </Link>
  );
}
