import { useEffect, useMemo, useState } from 'react';
import { captionsProblem, captionsToSend, languageProblem } from './captions-choice.ts';
import type { CaptionsChange } from './save-flow.ts';

/** What the administrator wants with a video's captions. */
export function useCaptionsChoice() {
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);
  const [read, setRead] = useState<{ file: File; problem: string | null } | null>(null);
  useEffect(() => {
    let isLatest = true;
    if (file !== null)
      void captionsProblem(file).then((problem) => {
        if (isLatest) setRead({ file, problem });
      });
    return () => {
      isLatest = false;
    };
  }, [file]);

  const wrongLanguage = languageProblem(language);
  const fileProblem = read?.file === file ? read.problem : null;
  const isValid =
    file === null || (read?.file === file && fileProblem === null && wrongLanguage === null);
  /** Null leaves things as they are. The same object as long as nothing else is chosen. */
  const change = useMemo((): CaptionsChange | null => {
    if (file !== null) return isValid ? captionsToSend(file, language) : null;
    return isRemoved ? { kind: 'remove' } : null;
  }, [file, language, isRemoved, isValid]);
  return {
    file,
    language,
    isRemoved,
    fileProblem,
    languageProblem: wrongLanguage,
    isValid,
    change,
    choose: setFile,
    setLanguage,
    setIsRemoved,
  };
}

export type CaptionsChoice = ReturnType<typeof useCaptionsChoice>;
