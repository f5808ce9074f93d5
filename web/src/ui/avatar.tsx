import { classNames } from './class-names.ts';
import { initials, shownInitials } from './initials.ts';
import { markClass, markHue } from './mark-colours.ts';
import { PresenceDot } from './presence-dot.tsx';
import { uiTexts } from './texts/catalogue.ts';

type AvatarProps = {
  name: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows a dot for online or offline; absent if the presence is unknown. */
  online?: boolean | undefined;
  /** Names the picture by all initials. Without it the picture is decorative: the name must be in the text beside it. */
  labelled?: boolean | undefined;
  className?: string | undefined;
};

/** Diameters in px. */
const sizes = { sm: 32, md: 40, lg: 56 };

/** The font size as a part of the diameter. */
const LETTER_SCALE = 0.36;

/** A circle with a person's first and last initial. */
export function Avatar({ name, size = 'md', online, labelled = false, className }: AvatarProps) {
  const diameter = sizes[size];
  const label = initials(name);
  const { presence } = uiTexts();
  return (
    <span className={classNames('relative inline-block shrink-0', className)}>
      <span
        translate="no"
        {...(labelled
          ? { role: 'img', 'aria-label': label, title: label }
          : { 'aria-hidden': true })}
        style={{
          ...markHue(name),
          width: diameter,
          height: diameter,
          fontSize: diameter * LETTER_SCALE,
        }}
        className={classNames(
          'grid select-none place-items-center overflow-hidden rounded-full font-semibold forced-colors:border',
          markClass,
        )}
      >
        {shownInitials(name)}
      </span>
      {online === undefined ? null : (
        <PresenceDot
          online={online}
          className={classNames(
            'absolute ring-2 ring-surface',
            size === 'sm' ? '-end-0.5 -bottom-0.5 size-2.5' : 'end-0 bottom-0 size-3',
          )}
        >
          <span className="sr-only">{online ? presence.online : presence.offline}</span>
        </PresenceDot>
      )}
    </span>
  );
}
