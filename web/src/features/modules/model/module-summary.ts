import type { Module } from '@portal/contract/modules';

/** The total duration of all videos in seconds; a module plays them one after the other. */
export function durationOf({ videos }: Pick<Module, 'videos'>): number {
  return videos.reduce((total, { duration }) => total + duration, 0);
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
