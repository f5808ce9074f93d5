import { useState } from 'react';
import { classNames } from './class-names.ts';

type PosterImageProps = {
  /** The signed address; null until it is known. */
  url: string | null;
  /** Called when the address cannot be read: it may have expired. */
  onUnreadable?: (() => void) | undefined;
  className?: string | undefined;
};

/**
 * The poster of a video beside the name of its module, so without a text of its own. Its place is kept before it has
 * loaded and if it cannot be read.
 */
export function PosterImage({ url, onUnreadable, className }: PosterImageProps) {
  const [shown, setShown] = useState(url);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  // Each answer has fresh addresses; another one of the same file would load it again.
  const isOther = shown === null || url === null || fileIn(url) !== fileIn(shown);
  if (url !== shown && (isOther || shown === unreadable)) setShown(url);
  return (
    <div className={classNames('aspect-video overflow-hidden bg-surface-sunken', className)}>
      {shown === null || shown === unreadable ? null : (
        <img
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => {
            setUnreadable(shown);
            onUnreadable?.();
          }}
        />
      )}
    </div>
  );
}

const fileIn = (url: string) => url.split('?')[0];
