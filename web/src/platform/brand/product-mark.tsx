type ProductMarkProps = { className?: string | undefined };

/** The logo of the product: a rising path with a point of progress. */
export function ProductMark({ className }: ProductMarkProps) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <ProductMarkShape />
    </svg>
  );
}

/** The shapes of the logo, 32 by 32, for use in other drawings. */
export function ProductMarkShape() {
  return (
    <>
      <rect width="32" height="32" rx="9" fill="#2340d6" />
      <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6.5 21.5h5l4-11h5l5 11" opacity=".35" />
        <path d="M6.5 21.5h5l4-11" />
      </g>
      <circle cx="15.5" cy="10.5" r="3.2" fill="#fff" />
    </>
  );
}
