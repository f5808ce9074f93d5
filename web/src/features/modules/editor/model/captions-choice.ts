import type { CallBody } from '@portal/contract/call';
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import type { updateModule } from '@portal/contract/modules';
import {
  CAPTIONS_NOT_UTF8,
  CAPTIONS_NOT_WEBVTT,
  CAPTIONS_TOO_LARGE,
} from '@portal/contract/sentences';
import { captionsForm } from '@portal/contract/videos';
import { useEffect, useState } from 'react';

/** The captions to save; null removes the stored ones. */
export type CaptionsChange = NonNullable<CallBody<typeof updateModule>['captions']> | null;

type CaptionsReading =
  | { text: string; problem: null }
  /** A message for the user. The browser checks only the beginning, the encoding and the size of the file. */
  | { text: null; problem: string };

/** The state of the captions field. */
export function useCaptionsChoice() {
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);
  const [read, setRead] = useState<(CaptionsReading & { file: File }) | null>(null);
  useEffect(() => {
    let isLatest = true;
    if (file !== null)
      void readCaptionsFile(file).then((reading) => {
        if (isLatest) setRead({ ...reading, file });
      });
    return () => {
      isLatest = false;
    };
  }, [file]);

  const wrongLanguage = languageProblem(language);
  const reading = read?.file === file ? read : null;
  const text = reading?.text ?? null;
  const isValid = file === null || (text !== null && wrongLanguage === null);
  const chosen = isValid && text !== null ? captionsToSend(text, language) : undefined;
  return {
    file,
    language,
    isRemoved,
    fileProblem: reading?.problem ?? null,
    languageProblem: wrongLanguage,
    isValid,
    /** Undefined leaves the captions unchanged. */
    change: file === null && isRemoved ? null : chosen,
    choose: setFile,
    setLanguage,
    setIsRemoved,
  };
}

export type CaptionsChoice = ReturnType<typeof useCaptionsChoice>;

/** Reads a captions file. The server examines it again. */
export async function readCaptionsFile(file: File): Promise<CaptionsReading> {
  if (file.size > SAVED_CAPTIONS_MAX_BYTES) return refused(CAPTIONS_TOO_LARGE);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.startsWith('WEBVTT') ? { text, problem: null } : refused(CAPTIONS_NOT_WEBVTT);
  } catch {
    // Another encoding, or a file that was deleted from the disk.
    return refused(CAPTIONS_NOT_UTF8);
  }
}

const refused = (problem: string): CaptionsReading => ({ text: null, problem });

/** The problem of the language tag, or null; an empty one is allowed. */
export function languageProblem(language: string): string | null {
  if (language.trim() === '') return null;
  const verdict = captionsForm.safeParse({ language });
  return verdict.error?.issues[0]?.message ?? null;
}

/** The label is shown in the player's menu: the name of the language, in that language. */
export function captionsToSend(text: string, language: string): CaptionsChange {
  const tag = language.trim();
  return tag === '' ? { text } : { text, language: tag, label: nameOf(tag) };
}

function nameOf(tag: string): string {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'language' });
  const name = names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
