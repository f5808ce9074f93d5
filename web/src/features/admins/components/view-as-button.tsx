import Eye from 'lucide-react/icons/eye';
import { useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { type ReachEntry, scopesOf } from '../model/reach-entry.ts';
import { viewAs } from '../model/view-as.ts';
import { adminsTexts } from '../texts/catalogue.ts';

/** Opens the portal as a limited admin with the entered scopes sees it, once each row has its company. */
export function ViewAsButton() {
  const t = adminsTexts().viewAs;
  const { watch, trigger } = useFormContext<ReachEntry>();
  const rows = watch('scopes');
  if (rows.length === 0) return null;
  const isComplete = rows.every(({ company }) => company !== null);
  return (
    <Button
      variant="outline"
      title={t.hint}
      onClick={() => {
        if (isComplete) viewAs(scopesOf(rows));
        else void trigger('scopes', { shouldFocus: true });
      }}
      className="sm:me-auto"
    >
      <Eye aria-hidden="true" />
      <span>{t.viewAs}</span>
    </Button>
  );
}
