import type { ImportReport } from '@portal/contract/trainee-import';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import type { UploadedBytes } from '#web/platform/http/upload-file.ts';
import { checkFile, importFile, reportIn } from '../api/import-trainees.ts';

export type ImportStep =
  | { kind: 'choose'; failure: string | null }
  | { kind: 'working'; file: File; doing: 'checking' | 'importing'; sent: UploadedBytes | null }
  | { kind: 'report'; file: File; report: ImportReport; failure: string | null };

type Imported = { message: string };

/** The state of an import: the chosen file, the check, and the import. Each step can be cancelled. */
export function useImport(onImported: (imported: Imported) => void) {
  const [step, setStep] = useState<ImportStep>({ kind: 'choose', failure: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Starts a run and cancels the previous one, whose results are ignored. */
  function begin(file: File, doing: 'checking' | 'importing') {
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
    const { show, sending } = begin(file, 'checking');
    try {
      show({ kind: 'report', file, report: await checkFile(file, sending), failure: null });
    } catch (error) {
      show({ kind: 'choose', failure: messageOf(error) });
    }
  }

  async function run(file: File, report: ImportReport) {
    const { show, sending } = begin(file, 'importing');
    try {
      onImported(await importFile(file, sending));
    } catch (error) {
      const renewed = reportIn(error) ?? report;
      show({ kind: 'report', file, report: renewed, failure: messageOf(error) });
    }
  }

  function startAgain() {
    running.current?.abort();
    setStep({ kind: 'choose', failure: null });
  }

  return { step, check, run, startAgain };
}
