import type { Module } from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import type { AdminVideo, Captions } from '@portal/contract/videos';
import { captionsName } from '#web/features/modules/model/captions-name.ts';
import type { OwnVersion } from '#web/features/modules/save/model/own-version.ts';
import { isSameQuestion } from '#web/features/modules/save/model/own-version.ts';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { moduleVersionsTexts } from '../texts/catalogue.ts';

/** One field in which two versions of a module differ, as text. */
export type Difference = {
  field: string;
  /** Null if this admin has not changed the field: the version of the other admin is kept in any case. */
  mine: string | null;
  theirs: string;
};

type Versions = {
  /** The module when this admin began to edit it. */
  base: Module;
  /** The module as another admin has saved it since. */
  theirs: Module;
  mine: OwnVersion;
  /** The id of the uploaded video of this admin; null without one, or until the upload is finished. */
  uploadId: number | null;
};

/** The fields in which the versions differ, in the order of the form. */
export function differencesOf(versions: Versions): Difference[] {
  const { base, theirs, mine } = versions;
  const { fields } = modulesTexts();
  return [
    ...inText(fields.name, base.name, theirs.name, mine.name),
    ...inText(fields.description, base.description, theirs.description, mine.description),
    ...inVideo(versions),
    ...inPoster(versions),
    ...inCaptions(versions),
    ...inSettings(versions),
    ...inCertificate(versions),
    ...inQuestions(versions),
  ];
}

/** Reports whether the server already has everything that this admin has changed. */
export function isAllSaved(differences: readonly Difference[]): boolean {
  return differences.every(({ mine }) => mine === null);
}

// Three parameters of one kind: an object would repeat their names at each call.
function inText(field: string, ...[base, theirs, mine]: [string, string, string]): Difference[] {
  const isMine = mine !== base;
  if (isMine ? mine === theirs : theirs === base) return [];
  return [{ field, mine: isMine ? shown(mine) : null, theirs: shown(theirs) }];
}

function inSettings({ base, theirs, mine }: Versions): Difference[] {
  const words = (count: number | null) => (count === null ? '' : String(count));
  const { fields } = modulesTexts();
  return (['passMark', 'questionsDrawn', 'triesMax'] as const).flatMap((key) =>
    inText(fields[key], words(base[key]), words(theirs[key]), words(mine[key])),
  );
}

function inCertificate({ base, theirs, mine }: Versions): Difference[] {
  const t = moduleVersionsTexts();
  const words = ({ ownCertificate }: Pick<Module, 'ownCertificate'>) =>
    ownCertificate ? t.switchedOn : t.switchedOff;
  return inText(modulesTexts().fields.ownCertificate, words(base), words(theirs), words(mine));
}

function inVideo({ base, theirs, mine, uploadId }: Versions): Difference[] {
  const [before] = base.videos;
  const [now] = theirs.videos;
  const isTheirs = now?.id !== before?.id;
  const field = modulesTexts().fields.video;
  const words = videoWords(now, isTheirs);
  if (mine.video === null) return isTheirs ? [{ field, mine: null, theirs: words }] : [];
  if (uploadId !== null && now?.uploadId === uploadId) return [];
  const { file, duration } = mine.video;
  const chosen = { file: file.name, length: formatClock(duration) };
  return [{ field, mine: moduleVersionsTexts().video.chosen(chosen), theirs: words }];
}

function videoWords(video: AdminVideo | undefined, isTheirs: boolean): string {
  const t = moduleVersionsTexts().video;
  if (video === undefined) return t.none;
  const length = formatClock(video.duration);
  return isTheirs ? t.another(length) : t.asBefore(length);
}

/** A poster that the browser has chosen belongs to the video and is no change of the admin. */
function inPoster({ base, theirs, mine }: Versions): Difference[] {
  const before = posterFile(base);
  const now = posterFile(theirs);
  const t = moduleVersionsTexts();
  const field = t.fields.picture;
  const theirWords = posterWords(now, now !== before);
  switch (mine.poster?.kind) {
    case 'chosen':
      return [{ field, mine: t.picture.chosen, theirs: theirWords }];
    case 'removed':
      return now === null ? [] : [{ field, mine: t.picture.none, theirs: theirWords }];
    default:
      return now === before ? [] : [{ field, mine: null, theirs: theirWords }];
  }
}

function posterWords(file: string | null, isTheirs: boolean): string {
  const t = moduleVersionsTexts().picture;
  if (file === null) return t.none;
  return isTheirs ? t.another : t.asBefore;
}

/** The file of a poster, whose links differ. */
const posterFile = ({ videos: [video] }: Module) => video?.poster?.split('?')[0] ?? null;

function inCaptions({ base, theirs, mine: { captions } }: Versions): Difference[] {
  const now = captionsWords(theirs);
  const field = modulesTexts().fields.captions;
  if (captions === undefined)
    return captionsWords(base) === now ? [] : [{ field, mine: null, theirs: now }];
  const stored = captionsOf(theirs);
  const isStored = (tag = '') => stored.some(({ language }) => (language ?? '') === tag);
  // A new file always counts as a difference: two files may have the same label.
  const open = captions.filter(({ text, language }) => text !== null || isStored(language));
  if (open.length === 0) return [];
  const t = moduleVersionsTexts().captions;
  const words = open.map(({ text, ...named }) =>
    text === null ? t.without(removedName(stored, named.language)) : t.added(captionsName(named)),
  );
  return [{ field, mine: words.join('\n'), theirs: now }];
}

const captionsOf = ({ videos: [video] }: Module): readonly Captions[] => video?.captions ?? [];

function captionsWords(module: Module): string {
  const captions = captionsOf(module);
  return captions.length === 0
    ? moduleVersionsTexts().captions.none
    : captions.map(captionsName).join('\n');
}

function removedName(stored: readonly Captions[], tag = ''): string {
  return captionsName(stored.find(({ language }) => (language ?? '') === tag) ?? {});
}

/** The list is saved as a whole: if this admin has changed it, all its questions count as changed by this admin. */
function inQuestions({ base, theirs, mine }: Versions): Difference[] {
  const isMine = !areSameQuestions(mine.questions, base.mcqs);
  const own = isMine ? mine.questions : base.mcqs;
  const count = Math.max(own.length, theirs.mcqs.length);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const [one, other] = [own[index], theirs.mcqs[index]];
    if (hasSameTexts(one, other)) return [];
    const field = moduleVersionsTexts().fields.question(index + 1);
    return [{ field, mine: isMine ? questionWords(one) : null, theirs: questionWords(other) }];
  });
}

function areSameQuestions(one: readonly QuestionForm[], other: readonly QuestionForm[]): boolean {
  return one.length === other.length && one.every((each, at) => hasSameTexts(each, other[at]));
}

const hasSameTexts = (one: QuestionForm | undefined, other: QuestionForm | undefined) =>
  one === undefined || other === undefined ? one === other : isSameQuestion(one, other);

/** A question as plain text, with a tick at the correct answer. */
export function questionWords(form: QuestionForm | undefined): string {
  const t = moduleVersionsTexts().question;
  if (form === undefined) return t.none;
  const { question, options, answer, explanation, fixedOrder } = form;
  const lines = options.map((option) => `${option === answer ? '✓' : '–'} ${option}`);
  const order = fixedOrder ? [t.fixedOrder] : [];
  const explained = explanation ? [t.explanation(explanation)] : [];
  return [question, ...lines, ...order, ...explained].join('\n');
}

const shown = (text: string) => (text === '' ? moduleVersionsTexts().empty : text);
