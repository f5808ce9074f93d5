import type { OldEncoding } from '@portal/contract/captions-files';
import { earlierBy, webVttOf } from '@portal/contract/captions-text';
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { type CaptionsChange, canonicalLanguage } from '@portal/contract/videos';
import { useReducer, useRef } from 'react';
import { words } from '#web/platform/language/words.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
import { languageInName, languageProblem, nameOfLanguage } from './caption-languages.ts';
import { type CaptionsReading, readCaptionsFile } from './read-captions-file.ts';

/** A chosen file of captions, which is saved with the module. */
export type AddedCaptions = {
  readonly key: number;
  readonly file: File;
  /** As entered; empty if it is not stated. */
  readonly language: string;
  /** As entered; empty for the name of the language. */
  readonly label: string;
  /** Null while the file is read. */
  readonly reading: CaptionsReading | null;
};

type State = {
  readonly added: readonly AddedCaptions[];
  /** The languages whose stored captions are removed. */
  readonly removed: readonly string[];
};

type Event =
  | { type: 'add'; key: number; file: File; language: string }
  | { type: 'change'; key: number; entered: Partial<AddedCaptions> }
  | { type: 'drop'; key: number }
  | { type: 'remove' | 'keep'; language: string }
  | { type: 'clear' };

const NONE: State = { added: [], removed: [] };

function step(state: State, event: Event): State {
  const { added, removed } = state;
  switch (event.type) {
    case 'add': {
      const { key, file, language } = event;
      return { ...state, added: [...added, { key, file, language, label: '', reading: null }] };
    }
    case 'change':
      return {
        ...state,
        added: added.map((each) => (each.key === event.key ? { ...each, ...event.entered } : each)),
      };
    case 'drop':
      return { ...state, added: added.filter(({ key }) => key !== event.key) };
    case 'remove':
      return { ...state, removed: [...removed, event.language] };
    case 'keep':
      return { ...state, removed: removed.filter((language) => language !== event.language) };
    case 'clear':
      return { ...state, added: [] };
  }
}

/** The state of the captions field: files to add, and stored captions to remove. */
export function useCaptionsChoice() {
  const [{ added, removed }, dispatch] = useReducer(step, NONE);
  const lastKey = useRef(0);

  /** `language` is that of captions which the file replaces. */
  function add(file: File, language = languageInName(file.name)): void {
    lastKey.current += 1;
    const key = lastKey.current;
    dispatch({ type: 'add', key, file, language });
    void readCaptionsFile(file).then((reading) =>
      dispatch({ type: 'change', key, entered: { reading } }),
    );
  }

  /** Reads the file again, with the letters of another alphabet. */
  function readAs({ key, file }: AddedCaptions, encoding: OldEncoding): void {
    void readCaptionsFile(file, encoding).then((reading) =>
      dispatch({ type: 'change', key, entered: { reading } }),
    );
  }

  function shift({ key, reading }: AddedCaptions, hours: number): void {
    if (reading === null || reading.captions === null) return;
    const captions = earlierBy(hours, reading.captions);
    dispatch({ type: 'change', key, entered: { reading: { ...reading, captions } } });
  }

  return {
    added,
    removed,
    isChanged: added.length + removed.length > 0,
    isValid: added.every((each) => isReady(each) && problemOf(each, added) === null),
    /** Undefined leaves all captions unchanged. */
    changes: captionsToSave(added, removed),
    add,
    readAs,
    shift,
    setLanguage: (key: number, language: string) =>
      dispatch({ type: 'change', key, entered: { language } }),
    setLabel: (key: number, label: string) => dispatch({ type: 'change', key, entered: { label } }),
    drop: (key: number) => dispatch({ type: 'drop', key }),
    remove: (language: string) => dispatch({ type: 'remove', language }),
    keep: (language: string) => dispatch({ type: 'keep', language }),
    /** Drops all added files. */
    clear: () => dispatch({ type: 'clear' }),
  };
}

export type CaptionsChoice = ReturnType<typeof useCaptionsChoice>;

const isReady = ({ reading, language }: AddedCaptions) =>
  reading !== null && reading.problem === null && languageProblem(language) === null;

/** The reason why the file cannot be saved as it is, or null. Only the later one of two files is at fault. */
export function problemOf(one: AddedCaptions, added: readonly AddedCaptions[]): string | null {
  if (one.reading?.problem) return one.reading.problem;
  const before = added.filter(({ key }) => key < one.key);
  if (before.some(({ language }) => isSameLanguage(language, one.language)))
    return moduleEditorTexts().captions.sameLanguage;
  const bytes = [...before, one].reduce((sum, { file }) => sum + file.size, 0);
  return bytes > SAVED_CAPTIONS_MAX_BYTES ? words().captionsTooLarge : null;
}

export function isSameLanguage(one: string, other: string): boolean {
  return canonicalLanguage(one) === canonicalLanguage(other);
}

export function captionsToSave(
  added: readonly AddedCaptions[],
  removed: readonly string[],
): CaptionsChange[] | undefined {
  const saved = added.flatMap(({ language, label, reading }) =>
    reading === null || reading.captions === null
      ? []
      : [toSave(webVttOf(reading.captions), { language, label })],
  );
  const isReplaced = (tag: string) =>
    saved.some(({ language = '' }) => isSameLanguage(tag, language));
  const dropped = removed
    .filter((language) => !isReplaced(language))
    .map((language) => ({ ...(language !== '' && { language }), text: null }));
  const changes = [...saved, ...dropped];
  return changes.length === 0 ? undefined : changes;
}

function toSave(text: string, entered: { language: string; label: string }) {
  const language = entered.language.trim();
  const label = entered.label.trim() || nameOfLanguage(language);
  return { text, ...(language !== '' && { language }), ...(label !== '' && { label }) };
}
