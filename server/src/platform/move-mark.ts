/** The mark that a move leaves in the database and the media store that it copies, and in an incomplete copy. */
import * as z from 'zod/mini';
import { commandLine } from './command-line.ts';

const markSchema = z.object({
  /** `leaving`: it is being copied; `left`: its copy is in use instead; `arriving`: it is a copy that is not complete. */
  state: z.enum(['leaving', 'left', 'arriving']),
  /** The other place, without credentials. */
  place: z.string(),
  /** A sentence that says how to set the portal to that place, without a full stop. */
  remedy: z.string(),
  /** The same in both databases: the source was not used since the copying began. */
  token: z.string(),
  at: z.iso.datetime(),
});

export type MoveMark = Readonly<z.infer<typeof markSchema>>;

export const formatMark = (mark: MoveMark): string => JSON.stringify(mark);

export const parseMark = (text: string): MoveMark => markSchema.parse(JSON.parse(text));

/** The database or the media store was moved, or is an incomplete copy. */
export class MovedError extends Error {
  override readonly name = 'MovedError';
  readonly mark: MoveMark;

  /** @param subject the database or the media store, as the beginning of a sentence */
  constructor(subject: string, mark: MoveMark) {
    super(SENTENCES[mark.state](subject, mark));
    this.mark = mark;
  }
}

const SENTENCES: Readonly<Record<MoveMark['state'], (subject: string, mark: MoveMark) => string>> =
  {
    leaving: (subject, { place, at }) =>
      `${subject} is being moved to ${place}, since ${at}. Run the same move again: it goes on where it stopped. Or start ` +
      'the portal, which gives the move up.',
    left: (subject, { place, remedy, at }) =>
      `${subject} was moved to ${place} at ${at}. ${remedy}, and start again. ` +
      `"${commandLine('start --force')}" starts with it all the same. That is dangerous: there are two portals then, each ` +
      'with a history of its own, and what people have done in the other one since the move is missing here.',
    arriving: (subject, { place, at }) =>
      `${subject} is an incomplete copy of ${place}, begun at ${at}. Run the same move again: it goes on where it stopped. ` +
      'Or use the former settings, or empty it.',
  };
