import type { Dashboard } from '@portal/contract/learning';
import Trophy from 'lucide-react/icons/trophy';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { hasExpired } from '../model/renewal.ts';
import { hasJustCompleted } from '../model/training-visit.ts';
import { learningTexts } from '../texts/catalogue.ts';
import { NewestResult } from './own-result.tsx';

type CompletedNoteProps = Pick<
  Dashboard,
  'trainingCompletedAt' | 'modulesCompleted' | 'totalModules' | 'moduleProgress'
>;

/** Says that the training is completed, and whether modules were added since, with a link to the result. */
export function CompletedNote(props: CompletedNoteProps) {
  const { trainingCompletedAt, modulesCompleted, totalModules, moduleProgress } = props;
  if (trainingCompletedAt === null) return null;
  const t = learningTexts().completed;
  const expired = moduleProgress.filter(
    (module) => hasExpired(module) && module.standing?.state !== 'waived',
  );
  const added = totalModules - modulesCompleted - expired.length;
  return (
    <Banner
      tone="success"
      icon={<Trophy aria-hidden="true" />}
      action={
        <Link to={paths.result.to()} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
          {t.seeResult}
        </Link>
      }
    >
      <Sentence
        text={added > 0 ? (date = '') => t.completedWithNew(date, added) : t.youCompletedOn}
        elements={[<Instant key="date" value={trainingCompletedAt} show="date" />]}
      />
    </Banner>
  );
}

/** The same on the dashboard; right after the last module the whole result. */
export function CompletedTraining(props: CompletedNoteProps) {
  const { state } = useLocation();
  if (props.trainingCompletedAt !== null && hasJustCompleted(state)) return <NewestResult />;
  return <CompletedNote {...props} />;
}
