/** The product's sign: a path that climbs, and how far one has come on it. */
export function ProductMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="9" fill="#2340d6" />
      <g stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6.5 21.5h5l4-11h5l5 11" opacity=".35" />
        <path d="M6.5 21.5h5l4-11" />
      </g>
      <circle cx="15.5" cy="10.5" r="3.2" fill="#fff" />
    </svg>
  );
}
