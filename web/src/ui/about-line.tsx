import type { LucideIcon } from 'lucide-react';
import { uiTexts } from './texts/catalogue.ts';

interface AboutLineProps {
  readonly icon: LucideIcon;
  /** The meaning of the icon, for screen readers. */
  readonly label: string;
  readonly name: string;
}

/** The subject of an entry, with an icon for its kind. */
export function AboutLine({ icon: Icon, label, name }: AboutLineProps) {
  return (
    <p className="flex items-start gap-2 text-sm text-text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        <span className="sr-only">{uiTexts().labelBefore(label)}</span>
        <span dir="auto">{name}</span>
      </span>
    </p>
  );
}
