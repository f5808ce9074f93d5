import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { uiTexts } from './texts/catalogue.ts';

type ErrorCardProps = {
  title?: string | undefined;
  /** The title is that of the page, which has no other heading. */
  isPageTitle?: boolean | undefined;
  /** The server's message. */
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** An action other than trying again. */
  action?: Elements;
  className?: string | undefined;
};

/** An error, shown in the place of the content that could not be loaded. */
export function ErrorCard(props: ErrorCardProps) {
  const Title = props.isPageTitle === true ? 'h1' : 'p';
  const t = uiTexts();
  const { title = t.somethingWentWrong, message, onRetry, retrying, action, className } = props;
  return (
    <div
      role="alert"
      className={classNames(
        'grid justify-items-center gap-4 rounded-xl border bg-surface px-6 py-10 text-center shadow-xs',
        className,
      )}
    >
      <span className="grid size-12 place-items-center rounded-2xl bg-danger-soft text-danger-text">
        <CircleAlert aria-hidden="true" className="size-6" />
      </span>
      <div className="grid max-w-md gap-1.5">
        <Title className="font-semibold text-lg tracking-tight">{title}</Title>
        <p className="text-pretty break-words text-text-muted">{message}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry ? (
          <Button variant="outline" busy={retrying} busyLabel={t.retrying} onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            <span>{t.retry}</span>
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
