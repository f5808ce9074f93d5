import { optionLabels } from '@portal/contract/option-references';
import { percentWatched } from '@portal/contract/rules';
import type { AttemptAnswer, AttemptWithAnswers, WatchingSession } from '@portal/contract/runs';
import type { ReactNode } from 'react';
import type { EvidenceOfModule } from '#web/features/trainees/pages/trainee-detail-page.tsx';
import {
  type PassedPart,
  questionsOf,
  tryText,
  videoOf,
} from '#web/features/trainees/passes/model/pass-words.ts';
import { dateAndTime } from '#web/platform/time/format-instant.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { Name } from '#web/ui/name.tsx';

export interface LoadedEvidence {
  /** Newest first. */
  readonly attempts: readonly AttemptWithAnswers[];
  readonly sessions: readonly WatchingSession[];
  /** When it was loaded. */
  readonly at: Date;
}

type EvidenceOnPaperProps = {
  of: Parameters<EvidenceOfModule>[0];
  evidence: LoadedEvidence;
};

const timeOf = (instant: string) => dateAndTime(new Date(instant));

/** The evidence of one person and one module: person, result, versions, watching, and each try as it was asked. */
export function EvidenceOnPaper({ of, evidence }: EvidenceOnPaperProps) {
  const { person, runNumber, module } = of;
  return (
    <article className="grid gap-3 text-xs">
      <header className="grid gap-0.5">
        <h1 className="wrap-anywhere font-semibold text-lg" translate="no">
          {module.moduleName}
        </h1>
        <p className="wrap-anywhere font-medium text-sm" translate="no">
          <Name>{person.name}</Name>
          <span>{` · ${person.email} · `}</span>
          <Name>{person.companyName}</Name>
        </p>
        <p>{`Run ${runNumber}. Printed ${dateAndTime(evidence.at)}.`}</p>
      </header>
      <Facts module={module} />
      <Sessions sessions={evidence.sessions} />
      {evidence.attempts.map((attempt) => (
        <Try key={attempt.id} attempt={attempt} />
      ))}
    </article>
  );
}

function Facts({ module }: Pick<EvidenceOnPaperProps['of'], 'module'>) {
  const { passed, pass, score, passMark, questionCount, openedAt, timeSpent, videoDuration } =
    module;
  const hasVideo = videoDuration > 0;
  const result = score === null ? '' : `, best score ${score}%`;
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-0.5">
      <Fact label="Result">{`${pass ? 'Passed' : 'Not passed'}${result}`}</Fact>
      <Fact label="Quiz">
        {questionCount === 0 ? 'None: the video completes it' : `${passMark}% to pass`}
      </Fact>
      {openedAt === null ? null : <Fact label="Opened">{timeOf(openedAt)}</Fact>}
      {hasVideo ? (
        <Fact label="Watched">
          {`${formatClock(timeSpent)} credited in a film of ${formatClock(videoDuration)}, ${percentWatched(module)}% watched`}
        </Fact>
      ) : null}
      {passed === null ? null : (
        <>
          <Fact label="Passed on">{timeOf(passed.at)}</Fact>
          {tryText(passed) === null ? null : <Fact label="Passed at">{tryText(passed)}</Fact>}
          <Version label="Questions saved" part={questionsOf(passed)} />
          <Version label="Video saved" part={videoOf(passed, hasVideo)} />
        </>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-medium">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Version({ label, part }: { label: string; part: PassedPart }) {
  if (part.kind === 'absent') return null;
  return <Fact label={label}>{part.kind === 'saved' ? timeOf(part.at) : 'Not recorded'}</Fact>;
}

function Sessions({ sessions }: Pick<LoadedEvidence, 'sessions'>) {
  if (sessions.length === 0) return null;
  return (
    <section className="grid gap-0.5">
      <h2 className="font-semibold text-sm">Watching sessions</h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.startedAt}>{sessionWords(session)}</li>
        ))}
      </ul>
    </section>
  );
}

function sessionWords({ startedAt, lastReportAt, seconds, filmBytes, device }: WatchingSession) {
  const film =
    filmBytes === null
      ? []
      : [filmBytes === 0 ? 'film never loaded' : `${formatFileSize(filmBytes)} of the film loaded`];
  const parts = [`${formatClock(seconds)} credited`, ...film, ...(device === null ? [] : [device])];
  return `${timeOf(startedAt)} to ${timeOf(lastReportAt)}: ${parts.join(', ')}`;
}

function Try({ attempt }: { attempt: AttemptWithAnswers }) {
  const { number, at, score, pass, passMark, correctCount, questionCount, answers } = attempt;
  return (
    <section className="grid gap-1">
      <h2 className="font-semibold text-sm">
        {`Try ${number}, ${timeOf(at)}: ${score}% (${correctCount} of ${questionCount}), ${passMark}% to pass, ${pass ? 'passed' : 'not passed'}`}
      </h2>
      {answers.length === 0 ? <p>Answers were not kept at that time.</p> : null}
      <ol className="grid list-decimal gap-1 pl-5">
        {answers.map((answer) => (
          <li key={answer.questionId} className="break-inside-avoid">
            <Answered answer={answer} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The question with its options as they were asked, and marks in words for the chosen and the correct one. */
function Answered({ answer }: { answer: AttemptAnswer }) {
  const { question, options, fixedOrder, chosen, correct } = answer;
  const labels = fixedOrder ? optionLabels(options) : null;
  return (
    <div translate="no" className="wrap-anywhere">
      <p className="font-medium">{`${question} – ${correct ? 'right' : 'wrong'}`}</p>
      <ul className="flex flex-wrap gap-x-4">
        {options.map((option, place) => (
          <li key={option} className={option === chosen ? 'font-medium' : ''}>
            {`${labels === null ? '' : `${labels[place]}) `}${option}${marksOf(option, answer)}`}
          </li>
        ))}
      </ul>
      {chosen === null ? <p>Not answered.</p> : null}
    </div>
  );
}

function marksOf(option: string, { answer, chosen }: AttemptAnswer): string {
  const marks = [
    ...(option === chosen ? ['chosen'] : []),
    ...(option === answer ? ['correct'] : []),
  ];
  return marks.length === 0 ? '' : ` [${marks.join(', ')}]`;
}
