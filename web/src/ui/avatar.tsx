import { classNames } from './class-names.ts';
import { initials } from './initials.ts';
import { markClass, markHue } from './mark-colours.ts';
import { PresenceDot } from './presence-dot.tsx';

type AvatarProps = {
  name: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows a dot for online or offline; absent if the presence is unknown. */
  online?: boolean | undefined;
  className?: string | undefined;
};

/** Diameters in px. */
const sizes = { sm: 32, md: 40, lg: 56 };

/** The font size as a part of the diameter, so that about six initials fit and remain readable. */
function initialsScale(count: number): number {
  return Math.min(0.36, Math.max(1 / count, 0.18));
}

/** A person's initials. Decorative: the name must be in the text beside it. */
export function Avatar({ name, size = 'md', online, className }: AvatarProps) {
  const diameter = sizes[size];
  const letters = initials(name);
  return (
    <span className={classNames('relative inline-block shrink-0', className)}>
      <span
        aria-hidden="true"
        style={{
          ...markHue(name),
          width: diameter,
          height: diameter,
          fontSize: diameter * initialsScale(letters.length),
        }}
        className={classNames(
          'grid select-none place-items-center overflow-hidden rounded-full font-semibold forced-colors:border',
          markClass,
        )}
      >
        {letters}
      </span>
      {online === undefined ? null : (
        <PresenceDot
          online={online}
          className={classNames(
            'absolute right-0 bottom-0 ring-2 ring-surface',
            size === 'sm' ? '-right-0.5 -bottom-0.5 size-2.5' : 'size-3',
          )}
        >
          <span className="sr-only">{online ? 'Online' : 'Offline'}</span>
        </PresenceDot>
      )}
    </span>
  );
}
