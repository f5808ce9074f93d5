import { classNames } from './class-names.ts';
import { qrShape } from './qr-shape.ts';

type QrCodeProps = { text: string; label: string; className: string };

/** The text as a QR code: dark on light in each theme, because some scanners read no other. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = qrShape(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('forced-color-adjust-none', className)}
    >
      <rect width={size} height={size} className="fill-white" />
      <path d={path} className="fill-black" />
    </svg>
  );
}
