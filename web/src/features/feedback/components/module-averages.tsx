import type { FeedbackStats } from '@portal/contract/feedback';
import { RATING_MAX } from '@portal/contract/limits';
import { Link } from 'react-router';
import { addressOf, useAddressState } from '#web/platform/routing/address-state.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Name } from '#web/ui/name.tsx';
import type { FeedbackView } from '../api/feedback-list.ts';
import { changedView, EVERYTHING, viewSchema } from '../model/feedback-view.ts';
import { averageLabel, averageTone } from '../model/rating-labels.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
import { Bar } from './bar.tsx';

/** The average rating of each module, the lowest first. */
export function ModuleAverages({ stats: { modules, modulesRated } }: { stats: FeedbackStats }) {
  const hidden = modulesRated - modules.length;
  const [view] = useAddressState(viewSchema, EVERYTHING);
  const t = feedbackTexts().averages;
  return (
    <Card>
      <CardHeader
        title={t.title}
        description={hidden > 0 ? t.descriptionOfSome(modules.length, modulesRated) : t.description}
      />
      <table className="w-full text-sm">
        <caption className="sr-only">{t.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.module}</th>
            <th scope="col">{t.average(RATING_MAX)}</th>
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => (
            <tr key={module.id} className="border-b last:border-b-0">
              <th scope="row" className="w-1/2 max-w-0 py-2 pe-4 text-start font-normal">
                <ModuleLink module={module} view={view} />
              </th>
              <td className="py-2">
                <div className="flex items-center gap-3">
                  <Bar
                    share={module.averageRating / RATING_MAX}
                    tone={averageTone(module.averageRating)}
                  />
                  <span className="w-7 text-end font-medium tabular-nums">
                    {averageLabel(module.averageRating)}
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type ModuleLinkProps = { module: FeedbackStats['modules'][number]; view: FeedbackView };

function ModuleLink({ module, view }: ModuleLinkProps) {
  const search = addressOf(changedView(view, { module: module.id }), EVERYTHING).toString();
  return (
    <>
      <Link
        to={{ search }}
        preventScrollReset
        title={module.name}
        className="block rounded-sm font-medium underline-offset-4 hover:underline pointer-coarse:py-3"
      >
        {/* Inside the padding, in which a third line would be visible. */}
        <span dir="auto" className="wrap-anywhere line-clamp-2">
          {module.name}
        </span>
      </Link>
      <span title={module.company.name} className="block truncate text-text-muted text-xs">
        <span>{feedbackTexts().ratings(module.totalFeedback)}</span> <span>·</span>{' '}
        <Name>{module.company.name}</Name>
      </span>
    </>
  );
}
