/** A module's videos and their captions. */
import * as z from 'zod/mini';
import { id, optionalText, TEXT_BYTES } from './fields.ts';
import { CAPTIONS_LABEL_MAX, SAVED_CAPTIONS_MAX_BYTES } from './limits.ts';
import { CAPTIONS_TOO_LARGE } from './sentences.ts';
import { isStorable } from './text-rules.ts';

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
  captions: z.nullable(captions),
});
export type Video = z.infer<typeof video>;

export const adminVideo = z.object({
  ...video.shape,
  /** The file is not in the media store: the video cannot be watched until it is uploaded again. */
  missing: z.boolean(),
  /** The video upload from which the video was saved; null if it was sent to the module directly. */
  uploadId: z.nullable(id),
  /** A sentence for admins if some browsers do not play all of the video, or null. */
  warning: z.nullable(z.string()),
});
export type AdminVideo = z.infer<typeof adminVideo>;

/** A form sends an empty field for an empty input. */
const isLanguageTag = (tag: string) => {
  try {
    return tag === '' || Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** The fields of captions besides the file. */
export const captionsForm = z.object({
  label: z.optional(optionalText(CAPTIONS_LABEL_MAX)),
  language: z.optional(
    z
      .string('Not a text')
      .check(
        z.trim(),
        z.maxLength(35, 'At most 35 characters'),
        z.refine(isLanguageTag, "Not a language tag such as 'en' or 'de-AT'"),
      ),
  ),
});

/** A WebVTT file as text. The server checks its bytes and its content. */
export const captionsText = z
  .string('Not a text')
  .check(
    z.maxLength(SAVED_CAPTIONS_MAX_BYTES, CAPTIONS_TOO_LARGE),
    z.refine(isStorable, 'Contains characters that cannot be stored'),
  )
  .register(z.globalRegistry, { [TEXT_BYTES]: SAVED_CAPTIONS_MAX_BYTES });
