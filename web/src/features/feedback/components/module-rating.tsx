import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { feedbackOn, useOwnFeedback } from '../api/own-feedback.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
import type { CompletedModule } from './module-choice.tsx';
import { Star } from './star.tsx';
import { Stars } from './stars.tsx';

type ModuleRatingProps = {
  module: CompletedModule;
  onRate: () => void;
  /** Other modules are shown on the same page, so the button must name its module. */
  isOneOfMany?: boolean | undefined;
};

/** The trainee's rating of a completed module, and the button to give or change it. */
export function ModuleRating({ module, onRate, isOneOfMany = false }: ModuleRatingProps) {
  const { data, isLoading } = useOwnFeedback();
  // Shown until it is known whether the trainee has already rated the module.
  if (isLoading)
    return (
      <div className={rowClass}>
        <Skeleton
          className={classNames('pointer-coarse:h-11 w-40', isOneOfMany ? 'h-8' : 'h-10')}
        />
      </div>
    );
  const given = feedbackOn(data, module.id);
  const t = feedbackTexts().own;
  const which = isOneOfMany ? <span className="sr-only">{t.ofModule(module.name)}</span> : null;
  return (
    <div
      className={classNames(
        rowClass,
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
      )}
    >
      {given === undefined ? null : <Stars rating={given.rating} />}
      <Button variant="outline" size={isOneOfMany ? 'sm' : 'md'} onClick={onRate}>
        {given === undefined ? <Star filled={false} className="size-4" /> : null}
        <span>
          <span>{given === undefined ? t.give : t.change}</span>
          {which}
        </span>
      </Button>
    </div>
  );
}

// On phones it has its own line, because stars need the width; the height is reserved while loading.
const rowClass = 'max-sm:w-full';
