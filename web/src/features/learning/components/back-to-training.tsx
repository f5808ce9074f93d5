import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { learningTexts } from '../texts/catalogue.ts';

export function BackToTraining({ variant = 'ghost' }: { variant?: 'ghost' | 'primary' }) {
  return (
    <Link
      to={paths.training}
      className={buttonStyles({ variant, className: variant === 'ghost' ? '-ms-4' : undefined })}
    >
      <ArrowLeft aria-hidden="true" />
      <span>{learningTexts().backToTraining}</span>
    </Link>
  );
}
