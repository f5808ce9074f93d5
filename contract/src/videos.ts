/** A module's videos and their captions. */
import * as z from 'zod/mini';
import { id, NOT_STORABLE, optionalText, TEXT_BYTES } from './fields.ts';
import { CAPTIONS_LABEL_MAX, CAPTIONS_LANGUAGES_MAX, SAVED_CAPTIONS_MAX_BYTES } from './limits.ts';
import { issueText } from './reasons.ts';
import { isStorable } from './text-rules.ts';
import { PLAYBACK_LIMITS } from './video-formats.ts';

/** The label of captions that were saved without one. */
export const CAPTIONS_LABEL = 'Captions';

export const captions = z.object({
  /** A signed, expiring path to the WebVTT text, like that of the video. */
  url: z.string(),
  /** The name of the language as users read it: 'English'. */
  label: z.string(),
  /** BCP 47; null if it is not stated. */
  language: z.nullable(z.string()),
});
export type Captions = z.infer<typeof captions>;

export const video = z.object({
  id,
  /** A signed, expiring path below `/api/uploads/`, or a full address. */
  url: z.string(),
  /** Seconds, with fractions. */
  duration: z.number(),
  /** At most one for a language, in the order of the tags. */
  captions: z.array(captions),
  /** A signed, expiring path to the picture that is shown before the video is played; null without one. */
  poster: z.nullable(z.string()),
});
export type Video = z.infer<typeof video>;

/** The part of the video that some browsers do not play; null if all play it. */
export const playbackLimit = z.nullable(z.enum(PLAYBACK_LIMITS));

export const adminVideo = z.object({
  ...video.shape,
  /** The file is not in the media store: the video cannot be watched until it is uploaded again. */
  missing: z.boolean(),
  /** The video upload from which the video was saved; null if it was sent to the module directly. */
  uploadId: z.nullable(id),
  playbackLimit,
  /** Numbers of trainees whose browsers have reported a problem with the video, at most VIDEO_PROBLEMS_MAX each. */
  problems: z.object({
    /** The video could not be played to its end, and the trainee has not completed it since. */
    cannotFinish: z.int(),
    noPicture: z.int(),
  }),
});
export type AdminVideo = z.infer<typeof adminVideo>;

/** A problem of captions that were saved all the same. */
export const captionsWarning = z.discriminatedUnion('kind', [
  /** The file does not state its encoding, and its letters may be wrong. */
  z.object({ kind: z.literal('encoding-guessed') }),
  /** Some have times that cannot be shown: the first lines with these times, their number, and that of all captions. */
  z.object({
    kind: z.literal('left-out'),
    lines: z.array(z.int()),
    count: z.int(),
    total: z.int(),
  }),
  /** They come after the end of the video. */
  z.object({ kind: z.literal('all-late') }),
  z.object({ kind: z.literal('some-late') }),
]);
export type CaptionsWarning = z.infer<typeof captionsWarning>;

/** The tag of captions whose language is not stated. */
const UNDETERMINED = 'und';

/**
 * The one spelling of a language tag: 'de-AT' for ' DE-at', empty for 'und' (undetermined). Null for a text that is no
 * tag; an empty one stays empty.
 */
export function canonicalLanguage(given = ''): string | null {
  try {
    const trimmed = given.trim();
    const [tag = ''] = trimmed === '' ? [] : Intl.getCanonicalLocales(trimmed);
    return tag === UNDETERMINED ? '' : tag;
  } catch {
    return null;
  }
}

/** BCP 47; empty or 'und' for captions whose language is not stated. */
export const captionsLanguage = z.string('Not a text').check(
  z.trim(),
  z.maxLength(35, issueText('tooLong', { max: 35 })),
  z.refine((tag) => canonicalLanguage(tag) !== null, issueText('captionsLanguageInvalid')),
);

/** The fields of captions besides the file. */
export const captionsForm = z.object({
  label: z.optional(optionalText(CAPTIONS_LABEL_MAX)),
  language: z.optional(captionsLanguage),
});

/** A WebVTT or SubRip file as text. The server checks its bytes and its content. */
const captionsText = z
  .string('Not a text')
  .check(
    z.maxLength(SAVED_CAPTIONS_MAX_BYTES, issueText('captionsTooLarge')),
    z.refine(isStorable, NOT_STORABLE),
  )
  .register(z.globalRegistry, { [TEXT_BYTES]: SAVED_CAPTIONS_MAX_BYTES });

/** Changes of the captions of a video; those of other languages stay. A null text removes the captions of its language. */
export const captionsChanges = z
  .array(z.object({ ...captionsForm.shape, text: z.nullable(captionsText) }))
  .check(
    z.maxLength(
      CAPTIONS_LANGUAGES_MAX,
      issueText('captionsLanguagesTooMany', { max: CAPTIONS_LANGUAGES_MAX }),
    ),
    z.refine(
      (changes) =>
        new Set(changes.map(({ language }) => canonicalLanguage(language))).size === changes.length,
      issueText('captionsLanguageRepeated'),
    ),
  )
  .register(z.globalRegistry, { [TEXT_BYTES]: SAVED_CAPTIONS_MAX_BYTES });
export type CaptionsChange = z.input<typeof captionsChanges>[number];
