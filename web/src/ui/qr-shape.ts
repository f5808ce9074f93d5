import { encode } from 'uqr';

/** The light border around a QR code that scanners need, in squares (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrShape {
  /** The squares of one side, with the light border. */
  readonly size: number;
  /** The dark squares, as the path of an SVG element whose unit is one square. */
  readonly path: string;
}

/** The QR code of a text. It can be read with 15 % of it damaged. */
export function qrShape(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: path.join('') };
}
