import { uiTexts } from '../texts/catalogue.ts';

const LARGER_UNITS = ['kilobytes', 'megabytes', 'gigabytes', 'terabytes'] as const;

/** Bytes in units of 1024: '0 bytes', '980 bytes', '1.4 MB', '23 MB'. */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit: 'bytes' | (typeof LARGER_UNITS)[number] = 'bytes';
  for (const larger of LARGER_UNITS) {
    // 1023.5 would be displayed as 1024, which is one of the next unit.
    if (size < 1023.5) break;
    size /= 1024;
    unit = larger;
  }
  const digits = unit !== 'bytes' && size < 9.95 ? 1 : 0;
  return uiTexts().fileSize[unit](Number(size.toFixed(digits)));
}
