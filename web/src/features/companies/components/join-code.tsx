import type { CompanySettings } from '@portal/contract/companies';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSaveSettings } from '../api/company-settings.ts';

type JoinCodeProps = {
  companyId: number;
  code: string;
  /** The version that the admin sees: a new code for other settings is refused. */
  version: number;
  /** The settings are just being saved: a new code would change their version meanwhile. */
  disabled: boolean;
  onReplaced: (settings: CompanySettings) => void;
};

/** The join code of a company, to copy it or to replace it by a new one. */
export function JoinCode({ companyId, code, version, disabled, onReplaced }: JoinCodeProps) {
  const [isAsked, setAsked] = useState(false);
  const save = useSaveSettings(companyId);

  function replace() {
    save.mutate(
      { joinCode: null, version },
      {
        onSuccess: (settings) => {
          setAsked(false);
          onReplaced(settings);
          toast.success('The company has a new join code');
        },
      },
    );
  }

  return (
    <section aria-label="Join code" className="grid gap-2">
      <h3 className="font-medium text-sm">Join code</h3>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <CopyField label="Join code" value={code} action="Copy code" />
        <Button
          variant="outline"
          disabled={disabled}
          onClick={() => {
            save.reset();
            setAsked(true);
          }}
        >
          <RefreshCw aria-hidden="true" />
          <span>New code</span>
        </Button>
      </div>
      <p className="text-sm text-text-muted">
        Trainees enter it when they sign up. Case and hyphens do not matter.
      </p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Replace the join code?"
        confirmLabel="Make a new code"
        busyLabel="Replacing…"
        busy={save.isPending}
        error={save.error?.message}
        onConfirm={replace}
      >
        <p>{`The code ${code} ends at once: trainees who have it can no longer sign up with it. Trainees who have signed up already stay.`}</p>
      </ConfirmDialog>
    </section>
  );
}
