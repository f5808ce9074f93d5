/** Requests ranges in a process of its own, so that it does not delay the measured requests; the parent starts it by `fork`. */
import { measureRanges, type RangeLoad } from './range-load.ts';

export interface RangeWork {
  readonly url: string;
  readonly load: RangeLoad;
  readonly seconds: number;
}

const { url, load, seconds } = JSON.parse(process.argv[2] ?? '') as RangeWork;
process.send?.('started');
const { perSecond } = await measureRanges({ pids: [], nextUrl: async () => url }, load, seconds);
process.send?.(perSecond);
process.disconnect();
