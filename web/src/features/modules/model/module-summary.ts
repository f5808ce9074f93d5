import type { Module } from '@portal/contract/modules';
import { listOf } from '@portal/contract/sentences';
import { formatCount } from '#web/ui/format/format-count.ts';

/** The total duration of all videos in seconds; a module plays them one after the other. */
export function durationOf({ videos }: Pick<Module, 'videos'>): number {
  return videos.reduce((total, { duration }) => total + duration, 0);
}

/** The records that are deleted with a module: '1 video, 3 questions and all progress and results in it'. */
export function contentWords({ videos, mcqs }: Pick<Module, 'videos' | 'mcqs'>): string {
  return listOf(
    [
      ...(videos.length === 0 ? [] : [formatCount(videos.length, 'video')]),
      ...(mcqs.length === 0 ? [] : [formatCount(mcqs.length, 'question')]),
      'all progress and results in it',
    ],
    'and',
  );
}

/** '80% to pass, 10 questions per try, 5 tries'. */
export function quizWords({
  passMark,
  questionsDrawn,
  triesMax,
}: Pick<Module, 'passMark' | 'questionsDrawn' | 'triesMax'>): string {
  const counted = (count: number, one: string, many: string) =>
    `${count} ${count === 1 ? one : many}`;
  return [
    `${passMark}% to pass`,
    ...(questionsDrawn === null
      ? []
      : [`${counted(questionsDrawn, 'question', 'questions')} per try`]),
    ...(triesMax === null ? [] : [counted(triesMax, 'try', 'tries')]),
  ].join(', ');
}
