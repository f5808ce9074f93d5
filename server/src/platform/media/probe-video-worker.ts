import { parentPort } from 'node:worker_threads';
import { examineVideo } from './examine-video.ts';
import type { VideoFacts } from './video-facts.ts';

/** What the thread answers to a path: facts, null for "no video we can follow", or why it could not be read. */
export type Examination = { facts: VideoFacts | null } | { failure: string };

parentPort?.on('message', async (path: string) => {
  parentPort?.postMessage(await examine(path));
});

async function examine(path: string): Promise<Examination> {
  try {
    return { facts: await examineVideo(path) };
  } catch (error) {
    return { failure: String(error) };
  }
}
