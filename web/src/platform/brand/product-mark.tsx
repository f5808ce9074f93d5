type ProductMarkProps = { className?: string | undefined };

/** The product's sign: a path that climbs, and how far one has come on it. */
export function ProductMark({ className }: ProductMarkProps) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <ProductMarkShape />
    </svg>
  );
}

/** The sign itself, 32 by 32, for drawings that it is a part of. */
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
