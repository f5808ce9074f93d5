import type { RequirementEvent } from '@portal/contract/requirements';
import { Link, useLocation } from 'react-router';
import { runsTexts } from '#web/features/trainees/runs/texts/catalogue.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { requirementTexts } from '../texts/catalogue.ts';

type ModuleHistoryProps = {
  traineeId: number;
  moduleName: string;
  /** Oldest first. */
  events: readonly RequirementEvent[];
  /** The number of the current run, which is on this page; undefined until it is known. */
  currentRun: number | undefined;
};

/** The history of the requirement of one module, shown on demand. */
export function ModuleHistory({ traineeId, moduleName, events, currentRun }: ModuleHistoryProps) {
  const t = requirementTexts().history;
  // A day has few events, which have no ids.
  const keyed = events.map((event, place) => ({ event, key: `${event.on} ${place}` }));
  return (
    <details className="text-sm">
      <summary
        aria-label={t.titleOf(moduleName)}
        className="cursor-pointer text-text-muted pointer-coarse:py-2.5"
      >
        {t.title}
      </summary>
      {events.length === 0 ? (
        <p className="mt-2 text-text-muted">{t.empty}</p>
      ) : (
        <ol className="mt-3 grid gap-3 border-s ps-3">
          {keyed.map(({ event, key }) => (
            <li key={key} className="grid gap-0.5">
              <Event traineeId={traineeId} event={event} currentRun={currentRun} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

type EventProps = Pick<ModuleHistoryProps, 'traineeId' | 'currentRun'> & {
  event: RequirementEvent;
};

function Event({ traineeId, event, currentRun }: EventProps) {
  const t = requirementTexts().history;
  const { on, kind, by, until, reason, runNumber } = event;
  const facts = [
    <span key="kind" className="font-medium">
      {t.events[kind]}
    </span>,
    until === null ? null : (
      <Sentence
        key="until"
        text={kind === 'edition' ? t.byDay : t.until}
        elements={[<CivilDate key="day" value={until} />]}
      />
    ),
    runNumber === null ? null : (
      <RunOfEvent
        key="run"
        traineeId={traineeId}
        number={runNumber}
        isCurrent={runNumber === currentRun}
      />
    ),
    by === null ? null : (
      <Sentence key="by" text={t.by} elements={[<Name key="name">{by}</Name>]} />
    ),
  ];
  return (
    <>
      <span className="text-text-muted">
        <CivilDate value={on} />
      </span>
      <Dotted>{facts.filter((fact) => fact !== null)}</Dotted>
      {reason === null || reason === '' ? null : (
        <p className="wrap-anywhere whitespace-pre-line text-text-muted">
          <span dir="auto">{reason}</span>
        </p>
      )}
    </>
  );
}

type RunOfEventProps = { traineeId: number; number: number; isCurrent: boolean };

/** The run of a completion, with a link to an earlier one. */
function RunOfEvent({ traineeId, number, isCurrent }: RunOfEventProps) {
  const text = runsTexts().run(number);
  // The filters of the list of trainees, for the way back.
  const { state } = useLocation();
  if (isCurrent) return <span>{text}</span>;
  return (
    <Link
      to={paths.traineeRun.to(traineeId, number)}
      state={state}
      className="rounded-sm underline underline-offset-4 hover:text-accent-text pointer-coarse:inline-block pointer-coarse:py-2.5"
    >
      {text}
    </Link>
  );
}
