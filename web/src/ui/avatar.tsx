import { classNames } from './class-names.ts';
import { initials } from './initials.ts';
import { markClass, markHue } from './mark-colours.ts';

type AvatarProps = {
  name: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows a dot: there or not. Left out where presence is not known. */
  online?: boolean | undefined;
  className?: string | undefined;
};

/** Diameters in px. */
const sizes = { sm: 32, md: 40, lg: 56 };

/** A person as initials. Decoration: the name belongs in text beside it. */
export function Avatar({ name, size = 'md', online, className }: AvatarProps) {
  const letters = initials(name);
  const diameter = sizes[size];
  // Many letters get smaller until they fit the circle's width.
  const fontSize = Math.min(diameter * 0.36, (diameter * 1.08) / letters.length);
  return (
    <span className={classNames('relative inline-block shrink-0', className)}>
      <span
        aria-hidden="true"
        style={{ ...markHue(name), width: diameter, height: diameter, fontSize }}
        className={classNames(
          'grid select-none place-items-center overflow-hidden rounded-full font-semibold',
          markClass,
        )}
      >
        {letters}
      </span>
      {online === undefined ? null : (
        <span
          className={classNames(
            'absolute right-0 bottom-0 rounded-full ring-2 ring-surface',
            size === 'sm' ? '-right-0.5 -bottom-0.5 size-2.5' : 'size-3',
            online ? 'bg-success' : 'bg-border-strong',
          )}
        >
          <span className="sr-only">{online ? 'Online' : 'Offline'}</span>
        </span>
      )}
    </span>
  );
}
