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

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' };

/** A person as initials. Decoration: the name belongs in text beside it. */
export function Avatar({ name, size = 'md', online, className }: AvatarProps) {
  const letters = initials(name);
  return (
    <span className={classNames('relative inline-block shrink-0', className)}>
      <span
        aria-hidden="true"
        style={markHue(name)}
        className={classNames(
          'grid select-none place-items-center overflow-hidden rounded-full font-semibold',
          markClass,
          sizes[size],
          letters.length > 2 && 'text-[0.625rem] tracking-tighter',
        )}
      >
        {letters}
      </span>
      {online === undefined ? null : (
        <span
          className={classNames(
            'absolute right-0 bottom-0 size-3 rounded-full ring-2 ring-surface',
            online ? 'bg-success' : 'bg-border-strong',
          )}
        >
          <span className="sr-only">{online ? 'Online' : 'Offline'}</span>
        </span>
      )}
    </span>
  );
}
