import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';

type VeilProps = { hasControls?: boolean; children: Elements };

/** A layer over the whole picture. Its content is centred above the controls, if they are shown. */
export function Veil({ hasControls = false, children }: VeilProps) {
  return (
    <div
      className={classNames(
        'absolute inset-0 grid place-items-center-safe overflow-y-auto bg-black/95 p-3 text-white',
        hasControls && 'pb-22',
      )}
    >
      {children}
    </div>
  );
}
