/** How trainees do in a module. Shares are formatted before: '33%', '<1%'. */
import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

const peopleOf = (count: number) =>
  plural(count, { one: '1 person', other: `${number(count)} people` });

export const texts = {
  page: {
    /** The heading, and the title of the tab. */
    insightOf: (module: string) => `Insight of ${module}`,
    /** The heading while the name is unknown. */
    unnamed: 'Module Insight',
    /** The time when the figures were counted, in some cases with its date. */
    asOf: (time: string) => `As of ${time}`,
    back: 'Back to modules',
    loading: 'Loading insight…',
    loadFailed: 'Failed to load the insight',
    notFound: {
      title: 'Module not found',
      reason: 'It may have been deleted, or the address is not quite right.',
    },
    tooFew: {
      title: (least: number) => `Fewer than ${number(least)} people have opened this module`,
      reason: (least: number) =>
        `Figures about so few people could show who answered what. They are shown as soon as ${number(least)} people have opened it.`,
    },
  },
  /** Tiles with numbers of people. */
  people: {
    /** For screen readers. */
    title: 'People',
    opened: 'Opened',
    watched: 'Watched to the end',
    tried: 'Tried the quiz',
    passed: 'Passed',
    shareOfTrainees: ({ share, trainees }: { share: string; trainees: number }) =>
      plural(trainees, {
        one: `${share} of 1 trainee`,
        other: `${share} of ${number(trainees)} trainees`,
      }),
    shareOfOpened: (share: string) => `${share} of those who opened it`,
  },
  curve: {
    title: 'Watch Curve',
    description: 'The share of people still watching, by the furthest point that each has reached.',
    /** The drawing in a sentence, for screen readers. */
    summary: ({ half, end }: { half: string; end: string }) =>
      `Share of people still watching: ${half} at half of the video, ${end} at its end.`,
    /** The part of the video, in percent, in which most people stop. */
    greatestLoss: ({ from, to, people }: { from: number; to: number; people: number }) =>
      `The greatest loss is between ${from}% and ${to}% of the video: ${peopleOf(people)}.`,
    /** The same with the places in the video, such as '1:12'. */
    greatestLossAt: (loss: {
      from: number;
      to: number;
      fromClock: string;
      toClock: string;
      people: number;
    }) =>
      `The greatest loss is between ${loss.from}% and ${loss.to}% of the video (${loss.fromClock}–${loss.toClock}): ${peopleOf(loss.people)}.`,
    noLoss: 'All people watch to the end.',
    /** On the scale of the drawing and in the table. */
    percent: (percent: number) => `${percent}%`,
    table: {
      caption: 'People still watching at each part of the video',
      part: 'Part of the video',
      people: 'People',
      share: 'Share',
    },
  },
  questions: {
    title: 'Hardest Questions',
    /** Sentences of one paragraph, of which the second and third are left out where they do not apply. */
    firstTries: 'The answers of each person’s first try in the current run.',
    suspects: (count: number) =>
      plural(count, {
        one: 'In 1 question the key may be wrong.',
        other: `In ${number(count)} questions the key may be wrong.`,
      }),
    numbersHidden: 'Numbers that would reveal the answers of few people are not shown.',
    showAll: (count: number) => `Show all ${number(count)} questions`,
    leftOut: ({ count, least }: { count: number; least: number }) =>
      plural(count, {
        one: `1 question is not shown: fewer than ${number(least)} people were asked it in their first try.`,
        other: `${number(count)} questions are not shown: fewer than ${number(least)} people were asked each of them in their first try.`,
      }),
    /** The share of wrong answers, which is emphasized: '33% wrong of 3 people'. */
    wrongOf: (share: string, people: number) => `${share} wrong of ${peopleOf(people)}`,
  },
  /** A question whose key, the answer that is marked as right, is doubtful. */
  key: {
    mayBeWrong: 'Key may be wrong',
    /** `answer`: the text of an answer, which is shown in quotation marks. */
    beats: (answer: string) =>
      `People who did well on the other questions chose ${answer} more often than the answer that is marked as right. Please check which answer is right.`,
    /** The same sentence without the text of the answer. */
    unnamed:
      'People who did well on the other questions chose another answer more often than the answer that is marked as right. Please check which answer is right.',
    edit: 'Edit this question',
  },
  /** The table of the answers to a question. */
  answers: {
    caption: 'How often each answer was chosen',
    answer: 'Answer',
    people: 'People',
    share: 'Share',
    /** The row of the people who left the question out. */
    none: 'No answer',
    right: 'Right answer',
    /** Instead of a number. */
    notShown: 'not shown',
  },
};

export type InsightTexts = typeof texts;
