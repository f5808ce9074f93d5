import { useState } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { firstLetter } from './initials.ts';
import { markClass, markHue } from './mark-colours.ts';

type CompanyMarkProps = {
  name: string;
  logoUrl?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shown instead of the letter if the logo cannot be loaded. */
  unreadable?: Elements;
  className?: string | undefined;
};

const sizes = {
  sm: 'size-8 rounded-md text-sm',
  md: 'size-12 rounded-lg text-lg',
  lg: 'size-20 rounded-xl text-3xl',
};

/**
 * A company's logo, or the first letter of its name if it has none or it cannot be loaded. Decorative: the name must be
 * in the text beside it.
 */
export function CompanyMark({
  name,
  logoUrl,
  size = 'md',
  unreadable,
  className,
}: CompanyMarkProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const box = classNames('shrink-0 select-none overflow-hidden', sizes[size], className);
  if (logoUrl && logoUrl !== failedUrl) {
    return (
      <span className={classNames('grid place-items-center border bg-white', box)}>
        <img
          src={logoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(logoUrl)}
          className="size-full object-contain"
        />
      </span>
    );
  }
  if (logoUrl && unreadable) return unreadable;
  return (
    <span
      aria-hidden="true"
      translate="no"
      style={markHue(name)}
      className={classNames(
        'grid place-items-center font-semibold forced-colors:border',
        markClass,
        box,
      )}
    >
      {firstLetter(name)}
    </span>
  );
}
