import type { Standing } from '@portal/contract/requirements';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { learningTexts } from '../texts/catalogue.ts';

type WhyRequiredProps = { standing: Standing | null; today?: string | undefined };

/** The reason why the trainee has a module, which unfolds below the question. */
export function WhyRequired({ standing, today }: WhyRequiredProps) {
  if (standing === null) return null;
  return (
    <details className="text-sm text-text-muted">
      <summary className="w-fit min-h-6 cursor-pointer content-center rounded-sm pointer-coarse:min-h-11">
        {learningTexts().why.question}
      </summary>
      <p className="wrap-anywhere pt-1">
        <Because why={standing.why} today={today} />
      </p>
    </details>
  );
}

type BecauseProps = Pick<Standing, 'why'> & Pick<WhyRequiredProps, 'today'>;

function Because({ why, today }: BecauseProps) {
  const t = learningTexts().why;
  const { because, groups, reason, since } = why;
  if (because === 'edition' && since !== null)
    return (
      <Sentence
        text={(day = '') => t.edition({ day, reason: isolated(reason ?? '') })}
        elements={[<CivilDate key="day" value={since} today={today} />]}
      />
    );
  if (because === 'recorded') return <span>{t.recorded}</span>;
  return <span>{groups.length === 0 ? t.everyone : t.groups(groups.map(isolated))}</span>;
}
