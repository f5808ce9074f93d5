const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** Bytes in units of 1024: '0 bytes', '980 bytes', '1.4 MB', '23 MB'. */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  // 1023.5 would be displayed as 1024, which is one of the next unit.
  while (size >= 1023.5 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0;
  const shown = size.toFixed(digits).replace(/\.0$/, '');
  return `${shown} ${shown === '1' && unit === 0 ? 'byte' : units[unit]}`;
}
