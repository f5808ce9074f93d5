/** Ranges of 1 MiB of one video for 50 clients: the portal and others, and the portal behind nginx beside nginx alone. */
import { MIB } from './film.ts';
import { measureRanges, type RangeLoad, type RangeServer } from './range-load.ts';
import type { Contender, Row } from './rows.ts';
import type { Videos } from './videos.ts';

const CLIENTS = 50;

export const rangeLoadOf = ({ filmBytes }: Videos): RangeLoad => ({
  clients: CLIENTS,
  rangeBytes: MIB,
  fileBytes: filmBytes,
});

export function rangeRows(videos: Videos): Row[] {
  const load = rangeLoadOf(videos);
  const inRanges = (name: string, server: RangeServer): Contender => ({
    name,
    pids: server.pids,
    measure: (seconds) => measureRanges(server, load, seconds),
  });
  const { portal, stream, behindNginx, nginx } = videos;
  const own = [inRanges('portal', portal), inRanges('stream', stream)];
  const rows = [
    {
      name: 'video, ranges of 1 MiB',
      bytes: MIB,
      contenders: nginx === null ? own : [...own, inRanges('nginx', nginx)],
    },
  ];
  if (behindNginx === null || nginx === null) return rows;
  const contenders = [inRanges('portal', behindNginx), inRanges('nginx', nginx)];
  return [...rows, { name: 'video, sent by nginx (MEDIA_ACCEL)', bytes: MIB, contenders }];
}
