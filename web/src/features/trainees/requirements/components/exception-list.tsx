import type { RequirementException } from '@portal/contract/requirements';
import { messageOf } from '#web/platform/http/api-error.ts';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { toast } from '#web/ui/toast.ts';
import { useEndException } from '../api/requirements.ts';
import { requirementTexts } from '../texts/catalogue.ts';

type ExceptionListProps = {
  traineeId: number;
  /** Those that stand. */
  exceptions: readonly RequirementException[];
  mayChange: boolean;
  /** Called after an exception was ended, with the clicked button. */
  onEnded: () => void;
};

/** The exceptions of a trainee with who has made them and why, each with a button that ends it. */
export function ExceptionList({ exceptions, ...others }: ExceptionListProps) {
  const t = requirementTexts().exceptions;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold tracking-tight">{t.title}</h3>
      <ul className="grid divide-y rounded-xl border px-5 max-sm:px-4">
        {exceptions.map((exception) => (
          <li
            key={exception.id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4 text-sm"
          >
            <ExceptionItem exception={exception} {...others} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ExceptionItemProps = Omit<ExceptionListProps, 'exceptions'> & {
  exception: RequirementException;
};

function ExceptionItem({ traineeId, exception, mayChange, onEnded }: ExceptionItemProps) {
  const t = requirementTexts();
  const { id, kind, module, reason, madeBy, madeAt } = exception;
  const ending = useEndException(traineeId);
  const moduleName = module?.name ?? t.form.allModules;

  function end() {
    ending.mutate(id, {
      onSuccess: () => {
        toast.success(t.exceptions.ended);
        onEnded();
      },
      onError: (error) => void toast.error(messageOf(error)),
    });
  }

  const when = <Instant key="when" value={madeAt} show="date" />;
  return (
    <>
      <div className="wrap-anywhere grid min-w-0 gap-1">
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          <span className="font-medium">
            <Dates exception={exception} />
          </span>
          {module === null ? <span>{moduleName}</span> : <Name>{moduleName}</Name>}
        </p>
        <p className="whitespace-pre-line">
          <span dir="auto">{reason}</span>
        </p>
        <p className="text-text-muted">
          {madeBy === null ? (
            <Sentence text={t.exceptions.madeOn} elements={[when]} />
          ) : (
            <Sentence
              text={t.exceptions.madeBy}
              elements={[<Name key="who">{madeBy}</Name>, when]}
            />
          )}
        </p>
      </div>
      {mayChange ? (
        <Button
          variant="outline"
          size="sm"
          busy={ending.isPending}
          busyLabel={t.exceptions.ending}
          aria-label={t.exceptions.endOne(t.history.events[EVENTS[kind]], moduleName)}
          onClick={end}
        >
          {t.exceptions.end}
        </Button>
      ) : null}
    </>
  );
}

/** The word of a kind of exception is that of its event. */
const EVENTS = { extend: 'extended', waive: 'waived', pause: 'paused' } as const;

/** 'Extended until 3 Dec', 'Waived', 'Paused from 3 Dec until 10 Jan'. */
function Dates({ exception: { kind, from, until } }: { exception: RequirementException }) {
  const t = requirementTexts().exceptions;
  if (kind === 'waive' || until === null) return <span>{t.waived}</span>;
  const last = <CivilDate key="until" value={until} />;
  if (kind === 'extend') return <Sentence text={t.extended} elements={[last]} />;
  return (
    <Sentence text={t.paused} elements={[<CivilDate key="from" value={from ?? until} />, last]} />
  );
}
