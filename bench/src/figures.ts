/** 0 for no values. */
export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The value below which this part (0 to 1) of the values lies; NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The median with the least and the greatest value. */
export function interval(values: readonly number[], show: (value: number) => string): string {
  return `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`;
}

/** The median of the pairwise ratios, with the least and the greatest. */
export function ratio(over: readonly number[], under: readonly number[]): string {
  const ratios = over.map((value, i) => value / (under[i] ?? Number.NaN));
  return interval(ratios, (value) => value.toFixed(2));
}

export function printTable(rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  for (const row of cells)
    console.log(row.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  '));
}
