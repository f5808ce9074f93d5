import type { Job } from '@portal/contract/jobs';
import { IMPORT_MAX_BYTES } from '@portal/contract/limits';
import { fileTooLarge } from '@portal/contract/sentences';
import type { ImportReport, RefusedImportRow } from '@portal/contract/trainee-import';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import type { UploadedBytes } from '#web/platform/http/upload-file.ts';
import { clientMadeId } from '#web/platform/ids/client-made-id.ts';
import {
  checkFile,
  listProblems,
  reportIn,
  startImport,
  type TrashChoices,
} from '../api/import-trainees.ts';

type Doing = 'checking' | 'importing' | 'listing';

export type ImportStep =
  | { kind: 'choose'; failure: string | null }
  | { kind: 'working'; file: File; doing: Doing; sent: UploadedBytes | null }
  | { kind: 'report'; file: File; report: ImportReport; failure: string | null }
  /** The server adds the trainees in the background. */
  | { kind: 'adding'; file: File; report: ImportReport; jobId: number }
  /** Rows were left out. Their list is from before the import, in which the imported emails were not taken. */
  | { kind: 'partly'; file: File; report: ImportReport; job: Job };

/** The state of an import: the chosen file, the check, and the import. Each step can be cancelled. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ kind: 'choose', failure: null });
  const running = useRef<AbortController | null>(null);
  /** Rows of the present file that cannot be imported; null before they are needed. */
  const problems = useRef<readonly RefusedImportRow[] | null>(null);
  /** The id of the request that imports the checked file. */
  const requestId = useRef('');
  useEffect(() => () => running.current?.abort(), []);

  /** Starts a run and cancels the previous one, whose results are ignored. */
  function begin(file: File, doing: Doing) {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const show = (next: ImportStep) => {
      if (!run.signal.aborted) setStep(next);
    };
    const onProgress = (sent: UploadedBytes) => show({ kind: 'working', file, doing, sent });
    setStep({ kind: 'working', file, doing, sent: null });
    return { show, sending: { signal: run.signal, onProgress } };
  }

  async function check(file: File) {
    if (file.size > IMPORT_MAX_BYTES) {
      setStep({ kind: 'choose', failure: fileTooLarge(IMPORT_MAX_BYTES) });
      return;
    }
    const { show, sending } = begin(file, 'checking');
    problems.current = null;
    requestId.current = clientMadeId();
    try {
      show({ kind: 'report', file, report: await checkFile(file, sending), failure: null });
    } catch (error) {
      show({ kind: 'choose', failure: messageOf(error) });
    }
  }

  /** Returns the rows that cannot be imported; null if they could not be listed. The shown step stays the same. */
  async function refusedRows(shown: Extract<ImportStep, { file: File }>) {
    if (problems.current !== null) return problems.current;
    const { show, sending } = begin(shown.file, 'listing');
    try {
      const rows = await listProblems(shown.file, sending);
      problems.current = rows;
      show(shown);
      return sending.signal.aborted ? null : rows;
    } catch (error) {
      show(shown.kind === 'report' ? { ...shown, failure: messageOf(error) } : shown);
      return null;
    }
  }

  /** Imports the rows that can be imported, if there are as many as in the report. */
  async function run(shown: Extract<ImportStep, { kind: 'report' }>, trash: TrashChoices | null) {
    const { file, report } = shown;
    const isPart = report.problemRows > 0;
    if (isPart && (await refusedRows(shown)) === null) return;
    const { show, sending } = begin(file, 'importing');
    try {
      const ready = isPart ? report.ready : null;
      const request = { ready, clientRequestId: requestId.current, trash };
      const { id } = await startImport(file, request, sending);
      show({ kind: 'adding', file, report, jobId: id });
    } catch (error) {
      const renewed = reportIn(error);
      if (renewed !== null) problems.current = null;
      show({ kind: 'report', file, report: renewed ?? report, failure: messageOf(error) });
    }
  }

  /** After the job: rows that were left out can still be had as a file. */
  function showLeftOut({ file, report }: Extract<ImportStep, { kind: 'adding' }>, job: Job) {
    setStep({ kind: 'partly', file, report, job });
  }

  function startAgain() {
    running.current?.abort();
    setStep({ kind: 'choose', failure: null });
  }

  return { step, check, run, refusedRows, showLeftOut, startAgain };
}
