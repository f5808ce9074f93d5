import type { ContentChange } from './content-change.ts';
import { recordModule, videoFields } from './module-activity.ts';
import * as queries from './queries.ts';

/** A video whose file is in the media store. */
export type NewVideo = Omit<queries.NewVideo, 'moduleId' | 'createdAt'>;

/** Returns the keys of the files that the module no longer has. */
export async function changeVideo(change: ContentChange, video: NewVideo): Promise<string[]> {
  const { tx, module, at } = change;
  const old = await queries.listVideos(tx, { moduleId: module.id });
  const keys = await queries.replaceVideos(tx, { ...video, moduleId: module.id, createdAt: at });
  const after = videoFields([video]);
  await (old.length === 0
    ? recordModule(tx, { ...change, action: 'module.video-uploaded' }, { after })
    : recordModule(
        tx,
        { ...change, action: 'module.video-replaced' },
        { before: videoFields(old), after },
      ));
  return keys;
}
