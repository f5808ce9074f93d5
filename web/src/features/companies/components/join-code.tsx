import type { CompanySettings } from '@portal/contract/companies';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { toast } from '#web/ui/toast.ts';
import { useSaveSettings } from '../api/company-settings.ts';
import { companiesTexts } from '../texts/catalogue.ts';

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
  const t = companiesTexts().joinCode;

  function replace() {
    save.mutate(
      { joinCode: null, version },
      {
        onSuccess: (settings) => {
          setAsked(false);
          onReplaced(settings);
          toast.success(t.replacing.done);
        },
      },
    );
  }

  return (
    <>
      <ShownJoinCode code={code}>
        <Button
          variant="outline"
          disabled={disabled}
          onClick={() => {
            save.reset();
            setAsked(true);
          }}
        >
          <RefreshCw aria-hidden="true" />
          <span>{t.replace}</span>
        </Button>
      </ShownJoinCode>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t.replacing.title}
        confirmLabel={t.replacing.confirm}
        busyLabel={t.replacing.busy}
        busy={save.isPending}
        error={save.error?.message}
        onConfirm={replace}
      >
        <p>{t.replacing.text(code)}</p>
      </ConfirmDialog>
    </>
  );
}

/** The join code of a company, to copy it. `children`: further actions. */
export function ShownJoinCode({ code, children }: { code: string; children?: Elements }) {
  const t = companiesTexts().joinCode;
  return (
    <section aria-label={t.title} className="grid gap-2">
      <h3 className="font-medium text-sm">{t.title}</h3>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <CopyField label={t.title} value={code} action={t.copy} />
        {children}
      </div>
      <p className="text-sm text-text-muted">{t.note}</p>
    </section>
  );
}
