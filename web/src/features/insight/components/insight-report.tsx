import type { ModuleInsight } from '@portal/contract/insight';
import { INSIGHT_PEOPLE_MIN } from '@portal/contract/limits';
import UsersRound from 'lucide-react/icons/users-round';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Region } from '#web/ui/region.tsx';
import { insightTexts } from '../texts/catalogue.ts';
import { PeopleTiles } from './people-tiles.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { WatchCurveCard } from './watch-curve-card.tsx';

type InsightReportProps = {
  insight: ModuleInsight;
  /** The address of the editor of the module; null for an admin who may not change it. */
  editLink: string | null;
};

/** The figures of a module, or the reason why there are none. */
export function InsightReport({ insight, editLink }: InsightReportProps) {
  const { tooFew } = insightTexts().page;
  const { people, watchCurve, questions } = insight;
  if (people === null && watchCurve === null && questions.length === 0)
    return (
      <EmptyState illustration={<UsersRound />} title={tooFew.title(INSIGHT_PEOPLE_MIN)}>
        {tooFew.reason(INSIGHT_PEOPLE_MIN)}
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {people === null ? null : (
        <Region>
          <PeopleTiles people={people} />
        </Region>
      )}
      {watchCurve === null ? null : (
        <Region>
          <WatchCurveCard curve={watchCurve} />
        </Region>
      )}
      <Region>
        <QuestionsSection insight={insight} editLink={editLink} />
      </Region>
    </div>
  );
}
