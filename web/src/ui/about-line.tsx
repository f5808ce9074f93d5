import type { LucideIcon } from 'lucide-react';

interface AboutLineProps {
  readonly icon: LucideIcon;
  /** What the icon says, for those who do not see it. */
  readonly label: string;
  readonly name: string;
}

/** What an entry is about, beside an icon that says what kind of thing it is. */
export function AboutLine({ icon: Icon, label, name }: AboutLineProps) {
  return (
    <p className="flex items-start gap-2 text-sm text-text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        <span className="sr-only">{label}: </span>
        <bdi>{name}</bdi>
      </span>
    </p>
  );
}
