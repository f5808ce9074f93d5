import { traineeTexts } from '#web/features/trainees/texts/catalogue.ts';
import { Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';

/** The groups that a row names; nothing without any. */
export function RowGroups({ groups }: { groups: readonly string[] }) {
  const t = traineeTexts().groups;
  if (groups.length === 0) return null;
  return (
    <p className="wrap-anywhere text-text-muted">
      <span>{uiTexts().labelBefore(t.label)}</span>
      <Name>{t.others(groups)}</Name>
    </p>
  );
}
