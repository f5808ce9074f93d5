import { VIDEO_PROBLEMS_MAX } from '@portal/contract/limits';
import type { Module } from '@portal/contract/modules';
import type { AdminVideo } from '@portal/contract/videos';
import { modulesTexts } from '../texts/catalogue.ts';

/** The total duration of all videos in seconds; a module plays them one after the other. */
export function durationOf({ videos }: Pick<Module, 'videos'>): number {
  return videos.reduce((total, { duration }) => total + duration, 0);
}

/** The parts of a video that some browsers do not play, as a sentence; none for one that all of them play. */
export function playbackSentences({ playbackLimit }: Pick<AdminVideo, 'playbackLimit'>): string[] {
  return playbackLimit === null ? [] : [modulesTexts().playbackLimits[playbackLimit]];
}

/** The problems that trainees have with a video, as sentences: '3 trainees saw no picture.' */
export function problemSentences({ problems }: Pick<AdminVideo, 'problems'>): string[] {
  const { cannotFinish, noPicture } = problems;
  const t = modulesTexts().problems;
  return [
    ...sentenceOf(noPicture, { exact: t.noPicture, orMore: t.noPictureOrMore }),
    ...sentenceOf(cannotFinish, { exact: t.cannotFinish, orMore: t.cannotFinishOrMore }),
  ];
}

type SentenceForms = Record<'exact' | 'orMore', (trainees: number) => string>;

/** No more reports are kept than {@link VIDEO_PROBLEMS_MAX}. */
function sentenceOf(trainees: number, { exact, orMore }: SentenceForms): string[] {
  if (trainees === 0) return [];
  return [trainees < VIDEO_PROBLEMS_MAX ? exact(trainees) : orMore(trainees)];
}
