type ShortLabelProps = {
  label: string;
  /** The visible words on a phone. */
  short: string;
};

/** The words of a button that has little room on a phone. */
export function ShortLabel({ label, short }: ShortLabelProps) {
  return (
    <span>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{label}</span>
    </span>
  );
}
