/** Ranges of 1 MiB of one video for 50 clients: the portal, the portal behind nginx, and nginx alone. */
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

export function rangeRow(videos: Videos): Row {
  const load = rangeLoadOf(videos);
  const inRanges = (name: string, server: RangeServer): Contender => ({
    name,
    pids: server.pids,
    measure: (seconds) => measureRanges(server, load, seconds),
  });
  const { portal, behindNginx, nginx } = videos;
  const all = [
    inRanges('portal', portal),
    ...(behindNginx === null ? [] : [inRanges('portal with MEDIA_ACCEL', behindNginx)]),
    ...(nginx === null ? [] : [inRanges('nginx alone', nginx)]),
  ];
  return { name: 'ranges of 1 MiB', contenders: all };
}
