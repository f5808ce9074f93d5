import { classNames } from '#web/ui/class-names.ts';

/** A star with rounded points, filled or as an outline. Decorative: a text states the rating. */
export function Star({ filled, className }: { filled: boolean; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className={classNames(
        'shrink-0 transition-[fill,color]',
        filled ? 'fill-star stroke-star-edge' : 'fill-transparent stroke-border-strong',
        className,
      )}
    >
      <path d="M12 2.9c.4 0 .74.22.91.57l2.2 4.46a1 1 0 0 0 .76.55l4.92.72c.84.12 1.17 1.15.57 1.74l-3.56 3.47a1 1 0 0 0-.29.88l.84 4.9a1.02 1.02 0 0 1-1.48 1.08l-4.4-2.32a1 1 0 0 0-.94 0l-4.4 2.32a1.02 1.02 0 0 1-1.48-1.08l.84-4.9a1 1 0 0 0-.29-.88l-3.56-3.47a1.02 1.02 0 0 1 .57-1.74l4.92-.72a1 1 0 0 0 .76-.55l2.2-4.46c.17-.35.51-.57.91-.57Z" />
    </svg>
  );
}
