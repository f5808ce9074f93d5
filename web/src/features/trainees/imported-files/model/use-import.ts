import type { Job } from '@portal/contract/jobs';
import { IMPORT_MAX_BYTES } from '@portal/contract/limits';
import { megabytesOf } from '@portal/contract/megabytes';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import type { UploadedBytes } from '#web/platform/http/upload-file.ts';
import { clientMadeId } from '#web/platform/ids/client-made-id.ts';
import { words } from '#web/platform/language/words.ts';
import type { FileReport, ImportCalls, Reading, RefusedRow } from './imported-file.ts';

type Doing = 'checking' | 'importing' | 'listing';

export type WorkingStep = {
  kind: 'working';
  file: File;
  doing: Doing;
  sent: UploadedBytes | null;
};

type Checked<Report> = { file: File; reading: Reading; report: Report };

/** `failure` is the reason why the import itself was refused. */
export type ReportStep<Report> = Checked<Report> & { kind: 'report'; failure: string | null };

/** The server imports the rows in the background. */
export type AddingStep<Report> = Checked<Report> & { kind: 'adding'; jobId: number };

/** Rows were left out. Their list is from before the import, in which the imported emails were not taken. */
export type PartlyStep<Report> = Checked<Report> & { kind: 'partly'; job: Job };

type ImportStep<Report> =
  | { kind: 'choose'; failure: string | null }
  | WorkingStep
  | ReportStep<Report>
  | AddingStep<Report>
  | PartlyStep<Report>;

/** The state of an import: the chosen file, the check, and the import. Each step can be cancelled. */
export function useImport<Report extends FileReport, Choices>(calls: ImportCalls<Report, Choices>) {
  const [step, setStep] = useState<ImportStep<Report>>({ kind: 'choose', failure: null });
  const running = useRef<AbortController | null>(null);
  /** Rows of the present file that cannot be imported; null before they are needed. */
  const problems = useRef<readonly RefusedRow[] | null>(null);
  /** The id of the request that imports the checked file. */
  const requestId = useRef('');
  useEffect(() => () => running.current?.abort(), []);

  /** Starts a run and cancels the previous one, whose results are ignored. */
  function begin(file: File, doing: Doing) {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const show = (next: ImportStep<Report>) => {
      if (!run.signal.aborted) setStep(next);
    };
    const onProgress = (sent: UploadedBytes) => show({ kind: 'working', file, doing, sent });
    setStep({ kind: 'working', file, doing, sent: null });
    return { show, sending: { signal: run.signal, onProgress } };
  }

  async function check(file: File, reading: Reading = {}) {
    if (file.size > IMPORT_MAX_BYTES) {
      setStep({ kind: 'choose', failure: words().fileTooLarge(megabytesOf(IMPORT_MAX_BYTES)) });
      return;
    }
    const { show, sending } = begin(file, 'checking');
    problems.current = null;
    requestId.current = clientMadeId();
    try {
      const report = await calls.check(file, reading, sending);
      show({ kind: 'report', file, reading, report, failure: null });
    } catch (error) {
      show({ kind: 'choose', failure: messageOf(error) });
    }
  }

  /** Returns the rows that cannot be imported; null if they could not be listed. The shown step stays the same. */
  async function refusedRows(shown: ReportStep<Report> | PartlyStep<Report>) {
    if (problems.current !== null) return problems.current;
    const { show, sending } = begin(shown.file, 'listing');
    try {
      const rows = await calls.listProblems(shown.file, shown.reading, sending);
      problems.current = rows;
      show(shown);
      return sending.signal.aborted ? null : rows;
    } catch (error) {
      show(shown.kind === 'report' ? { ...shown, failure: messageOf(error) } : shown);
      return null;
    }
  }

  /** Imports the rows that can be imported, if there are as many as in the report, and the chosen changes. */
  async function run(shown: ReportStep<Report>, choices: Choices) {
    const { file, reading, report } = shown;
    const isPart = report.problemRows > 0;
    if (isPart && (await refusedRows(shown)) === null) return;
    const { show, sending } = begin(file, 'importing');
    try {
      const ready = isPart ? report.ready : null;
      const request = { reading, ready, clientRequestId: requestId.current, choices };
      const { id } = await calls.start(file, request, sending);
      show({ kind: 'adding', file, reading, report, jobId: id });
    } catch (error) {
      const renewed = reportIn<Report>(error);
      if (renewed !== null) problems.current = null;
      show({
        kind: 'report',
        file,
        reading,
        report: renewed ?? report,
        failure: messageOf(error),
      });
    }
  }

  /** After the job: rows that were left out can still be had as a file. */
  function showLeftOut(step: AddingStep<Report>, job: Job) {
    const { file, reading, report } = step;
    setStep({ kind: 'partly', file, reading, report, job });
  }

  function startAgain() {
    running.current?.abort();
    setStep({ kind: 'choose', failure: null });
  }

  return { step, check, run, refusedRows, showLeftOut, startAgain };
}

/** The report of a refusal: a row may have become invalid since the check. */
function reportIn<Report>(error: unknown): Report | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  return (error.details['report'] as Report | undefined) ?? null;
}
