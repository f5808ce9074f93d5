import { useEffect, useState } from 'react';
import {
  type CaptionsReading,
  captionsToSend,
  languageProblem,
  readCaptionsFile,
} from './captions-choice.ts';

/** What the administrator wants with a video's captions. */
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
    /** Undefined leaves things as they are. */
    change: file === null && isRemoved ? null : chosen,
    choose: setFile,
    setLanguage,
    setIsRemoved,
  };
}

export type CaptionsChoice = ReturnType<typeof useCaptionsChoice>;
