type CountBadgeProps = {
  count: number | undefined;
  /** Above it is shown as 'more than this'. */
  max: number;
  /** What is counted, for screen readers. */
  unit: string;
};

/** A number on the entry that leads to what it counts; nothing at zero. */
export function CountBadge({ count, max, unit }: CountBadgeProps) {
  if (count === undefined || count === 0) return null;
  return (
    <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 font-semibold text-accent-contrast text-xs tabular-nums">
      {count > max ? `${max}+` : count}
      <span className="sr-only"> {unit}</span>
    </span>
  );
}
