/** Shows numbers as a spreadsheet does, by the number formats of a workbook. */
import { formatValue, isDateFormat } from 'hucre';
import { isSerial, SERIALS_BEFORE_1904 } from './serial-days.ts';
import { readXml } from './xml.ts';

interface ShownNumber {
  readonly text: string;
  readonly kind: 'number' | 'date';
  readonly serial?: number;
}

export interface CellFormats {
  /** `style` is the number of the style of the cell; null if it has none. */
  show(value: number, style: number | null): ShownNumber;
}

const GENERAL = 'General';
const ISO_DAY = 'yyyy-mm-dd';
/** The formats that a workbook does not write down. Those that follow the country of the program are dates of ISO 8601. */
const BUILT_IN: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00' },
  ...{ 12: '# ?/?', 13: '# ??/??', 14: ISO_DAY, 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' },
  ...{ 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: `${ISO_DAY} h:mm` },
  ...{ 37: '#,##0;(#,##0)', 38: '#,##0;(#,##0)', 39: '#,##0.00;(#,##0.00)' },
  ...{ 40: '#,##0.00;(#,##0.00)', 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mmss.0', 48: '##0.0E+0' },
};
/** Spreadsheets calculate with this number of digits. */
const DIGITS = 15;

/** Reads the part with the styles of a workbook, if it has one. */
export function readCellFormats(styles: Uint8Array | undefined, is1904: boolean): CellFormats {
  const formatOfStyle = styles === undefined ? [] : readFormats(styles);
  return {
    show(value, style) {
      const format = (style === null ? undefined : formatOfStyle[style]) ?? GENERAL;
      const exact = Number(value.toPrecision(DIGITS));
      const kind = isDateFormat(format) ? 'date' : 'number';
      const shown: ShownNumber = { text: formatValue(exact, format, { is1904 }), kind };
      // Only where it is needed: a workbook may have millions of numbers.
      if (kind === 'number' && !isSerial(exact)) return shown;
      return { ...shown, serial: Math.floor(exact) + (is1904 ? SERIALS_BEFORE_1904 : 0) };
    },
  };
}

/** The format of each style of a cell. */
function readFormats(styles: Uint8Array): string[] {
  const codes = new Map<number, string>();
  const formats: string[] = [];
  let isCellStyle = false;
  readXml(styles, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? GENERAL);
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) {
        formats.push(codes.get(id) ?? BUILT_IN[id] ?? (isEastAsianDate(id) ? ISO_DAY : GENERAL));
      }
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}

const isEastAsianDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
