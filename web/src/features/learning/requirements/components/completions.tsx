import type { Completion } from '@portal/contract/requirements';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { Instant } from '#web/platform/time/instant.tsx';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { requirementTexts } from '../texts/catalogue.ts';

type CompletionsProps = { completions: readonly Completion[]; today: string };

/** The completions of a module, the newest first. */
export function Completions({ completions, today }: CompletionsProps) {
  const t = requirementTexts();
  return (
    <ul aria-label={t.completions} className="grid gap-2">
      {completions.map((completion) => (
        <li
          key={`${completion.runNumber} ${completion.recorded?.id} ${completion.on}`}
          className="wrap-anywhere grid gap-0.5"
        >
          <Dates completion={completion} today={today} />
          {completion.recorded === null ? null : <Recorded recorded={completion.recorded} />}
        </li>
      ))}
    </ul>
  );
}

function Dates({ completion, today }: { completion: Completion; today: string }) {
  const t = requirementTexts();
  const { on, validUntil } = completion;
  const start = <CivilDate key="on" value={on} today={today} />;
  return (
    <span>
      {validUntil === null ? (
        <Sentence text={t.completedOn} elements={[start]} />
      ) : (
        <Sentence
          text={validUntil < today ? t.completedWasValid : t.completedIsValid}
          elements={[start, <CivilDate key="until" value={validUntil} today={today} />]}
        />
      )}
    </span>
  );
}

function Recorded({ recorded }: { recorded: NonNullable<Completion['recorded']> }) {
  const t = requirementTexts();
  const { by, at, note } = recorded;
  const date = <Instant key="date" value={at} show="date" />;
  return (
    <>
      <span className="text-text-muted">
        {by === null ? (
          <Sentence text={t.recordedOn} elements={[date]} />
        ) : (
          <Sentence text={t.recordedBy} elements={[<Name key="by">{by}</Name>, date]} />
        )}
      </span>
      {note === '' ? null : (
        <span className="text-text-muted">
          <span dir="auto">{note}</span>
        </span>
      )}
    </>
  );
}
