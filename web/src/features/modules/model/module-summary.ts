import { VIDEO_PROBLEMS_MAX } from '@portal/contract/limits';
import type { Module } from '@portal/contract/modules';
import { listOf } from '@portal/contract/sentences';
import type { AdminVideo } from '@portal/contract/videos';
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

/** The problems that trainees have with a video, as sentences: '3 trainees saw no picture.' */
export function problemSentences({ problems }: Pick<AdminVideo, 'problems'>): string[] {
  const { cannotFinish, noPicture } = problems;
  return [
    ...(noPicture === 0 ? [] : [`${traineesWords(noPicture)} saw no picture.`]),
    ...(cannotFinish === 0 ? [] : [`${traineesWords(cannotFinish)} could not finish this video.`]),
  ];
}

/** No more reports are kept than {@link VIDEO_PROBLEMS_MAX}. */
function traineesWords(count: number): string {
  return count < VIDEO_PROBLEMS_MAX
    ? formatCount(count, 'trainee')
    : `${formatCount(count, 'trainee')} or more`;
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
