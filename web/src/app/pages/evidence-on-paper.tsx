import { optionLabels } from '@portal/contract/option-references';
import { percentWatched } from '@portal/contract/rules';
import type { AttemptAnswer, AttemptWithAnswers, WatchingSession } from '@portal/contract/runs';
import type { ReactNode } from 'react';
import type { EvidenceOfModule } from '#web/features/trainees/components/progress-report.tsx';
import {
  type PassedPart,
  questionsOf,
  tryText,
  videoOf,
} from '#web/features/trainees/passes/model/pass-words.ts';
import { dateAndTime } from '#web/platform/time/format-instant.ts';
import { deviceName } from '#web/ui/format/device-name.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name } from '#web/ui/name.tsx';
import { pagesTexts } from './texts/catalogue.ts';

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
          <span dir="auto">{module.moduleName}</span>
        </h1>
        <p className="wrap-anywhere font-medium text-sm" translate="no">
          <Name>{person.name}</Name>
          <span>{` · ${person.email} · `}</span>
          <Name>{person.companyName}</Name>
        </p>
        <p>{pagesTexts().evidence.runAndTime(runNumber, dateAndTime(evidence.at))}</p>
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
  const t = pagesTexts().evidence;
  const hasVideo = videoDuration > 0;
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-0.5">
      <Fact label={t.result}>{resultWords(pass, score)}</Fact>
      <Fact label={t.quiz}>{questionCount === 0 ? t.noQuiz : t.passMark(passMark)}</Fact>
      {openedAt === null ? null : <Fact label={t.opened}>{timeOf(openedAt)}</Fact>}
      {hasVideo ? (
        <Fact label={t.watched}>
          {t.watchedOf({
            credited: formatClock(timeSpent),
            length: formatClock(videoDuration),
            percent: percentWatched(module),
          })}
        </Fact>
      ) : null}
      {passed === null ? null : (
        <>
          <Fact label={t.passedOn}>{timeOf(passed.at)}</Fact>
          {tryText(passed) === null ? null : <Fact label={t.passedAt}>{tryText(passed)}</Fact>}
          <Version label={t.questionsSaved} part={questionsOf(passed)} />
          <Version label={t.videoSaved} part={videoOf(passed, hasVideo)} />
        </>
      )}
    </dl>
  );
}

function resultWords(pass: boolean, score: number | null): string {
  const t = pagesTexts().evidence;
  if (score === null) return pass ? t.passed : t.notPassed;
  return pass ? t.passedWithScore(score) : t.notPassedWithScore(score);
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
  const { notRecorded } = pagesTexts().evidence;
  return <Fact label={label}>{part.kind === 'saved' ? timeOf(part.at) : notRecorded}</Fact>;
}

function Sessions({ sessions }: Pick<LoadedEvidence, 'sessions'>) {
  if (sessions.length === 0) return null;
  return (
    <section className="grid gap-0.5">
      <h2 className="font-semibold text-sm">{pagesTexts().evidence.sessions}</h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.startedAt}>{sessionWords(session)}</li>
        ))}
      </ul>
    </section>
  );
}

function sessionWords({ startedAt, lastReportAt, seconds, filmBytes, device }: WatchingSession) {
  const t = pagesTexts().evidence;
  const film = filmBytes === 0 ? t.filmNeverLoaded : t.filmLoaded(formatFileSize(filmBytes ?? 0));
  return t.session({ from: timeOf(startedAt), to: timeOf(lastReportAt) }, [
    t.credited(formatClock(seconds)),
    ...(filmBytes === null ? [] : [film]),
    ...(device === null ? [] : [deviceName(device)]),
  ]);
}

function Try({ attempt }: { attempt: AttemptWithAnswers }) {
  const { number, at, score, pass, passMark, correctCount, questionCount, answers } = attempt;
  const t = pagesTexts().evidence;
  const titleOf = pass ? t.tryPassed : t.tryNotPassed;
  return (
    <section className="grid gap-1">
      <h2 className="font-semibold text-sm">
        {titleOf({
          number,
          time: timeOf(at),
          percent: score,
          correct: correctCount,
          questions: questionCount,
          passMark,
        })}
      </h2>
      {answers.length === 0 ? <p>{t.noAnswers}</p> : null}
      <ol className="grid list-decimal gap-1 ps-5">
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
  const t = pagesTexts().evidence;
  return (
    <div translate="no" className="wrap-anywhere">
      <p className="font-medium">
        {correct ? t.rightlyAnswered(question) : t.wronglyAnswered(question)}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {options.map((option, place) => (
          <li key={option} className={option === chosen ? 'font-medium' : ''}>
            {marked(option, answer, labels?.[place])}
          </li>
        ))}
      </ul>
      {chosen === null ? <p>{t.notAnswered}</p> : null}
    </div>
  );
}

/** The option with its mark in the question, if it has one, and the marks of the answer. */
function marked(option: string, { answer, chosen }: AttemptAnswer, mark?: string): string {
  const t = pagesTexts().evidence;
  const shown = mark === undefined ? option : t.lettered(mark, option);
  if (option === chosen) return option === answer ? t.chosenAndCorrect(shown) : t.chosen(shown);
  if (option === answer) return t.correct(shown);
  return mark === undefined ? isolated(option) : shown;
}
