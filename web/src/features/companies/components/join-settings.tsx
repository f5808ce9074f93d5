import type { CompanySettings } from '@portal/contract/companies';
import { reachesCompany } from '@portal/contract/reach-rules';
import { useRef, useState } from 'react';
import { ApiError, refusedPath } from '#web/platform/http/api-error.ts';
import { signUpAddress, signUpMail } from '#web/platform/routing/sign-up-link.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { paleButton } from '#web/ui/pale-button.ts';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useCompanySettings, useSaveSettings } from '../api/company-settings.ts';
import {
  changesOf,
  currentEdit,
  editOf,
  isChanged,
  type SettingsEdit,
  type SettingsProblem,
} from '../model/join-settings.ts';
import { companiesTexts } from '../texts/catalogue.ts';
import { JoinCode, ShownJoinCode } from './join-code.tsx';
import { JoinFields } from './join-fields.tsx';

/** The settings of a company: who may join, its sign-up link, its time zone and its chat. */
export function JoinSettings({ companyId }: { companyId: number }) {
  const { data, error, isFetching, refetch } = useCompanySettings(companyId);
  const t = companiesTexts().settings;
  const mayChange = reachesCompany(useReach(), companyId, 'training');
  if (data !== undefined)
    return (
      <div className="grid gap-8">
        <SignUpLink settings={data} />
        {mayChange ? (
          <SettingsForm companyId={companyId} saved={data} onReload={() => void refetch()} />
        ) : (
          <ShownSettings settings={data} />
        )}
      </div>
    );
  if (error !== null)
    return (
      <ErrorCard
        title={t.failedToLoad}
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <SkeletonRegion label={t.loading} className="grid gap-4">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </SkeletonRegion>
  );
}

function SignUpLink({ settings }: { settings: CompanySettings }) {
  const t = companiesTexts().settings;
  const address = signUpAddress(settings.link, settings.language);
  return (
    <section aria-label={t.link} className="grid gap-2">
      <h3 className="font-medium text-sm">{t.link}</h3>
      <CopyField label={t.link} value={address} action={t.copyLink} mailto={signUpMail(address)} />
      <p className="text-sm text-text-muted">{linkNote(settings)}</p>
    </section>
  );
}

/** The settings for an admin who may not change them. */
function ShownSettings({ settings }: { settings: CompanySettings }) {
  const { signUp, joinCode } = settings;
  return (
    <>
      {signUp === 'code' && joinCode !== null ? <ShownJoinCode code={joinCode} /> : null}
      <fieldset disabled className="grid min-w-0 gap-6">
        <JoinFields
          entry={editOf(settings).entry}
          saved={settings}
          problem={null}
          onChange={() => undefined}
          joinCode={null}
        />
      </fieldset>
    </>
  );
}

type SettingsFormProps = {
  companyId: number;
  /** As they were loaded last: the form shows them as long as it is not edited. */
  saved: CompanySettings;
  onReload: () => void;
};

function SettingsForm({ companyId, saved, onReload }: SettingsFormProps) {
  const [ownEdit, setOwnEdit] = useState<SettingsEdit | null>(null);
  const edit = currentEdit(ownEdit, saved);
  const save = useSaveSettings(companyId);
  const t = companiesTexts();
  const hasChanges = isChanged(edit);
  const saveButton = useRef<HTMLButtonElement>(null);
  const change = (next: SettingsEdit | null) => {
    // The answer of a running save is still needed: it has the new version.
    if (!save.isPending) save.reset();
    setOwnEdit(next);
  };

  /** After a change of the edited version: what is not saved yet is an edit of the new one. */
  function rebase(settings: CompanySettings) {
    setOwnEdit((now) => (now === null ? null : { ...now, base: settings }));
  }

  function discard() {
    // The pressed button disappears.
    saveButton.current?.focus();
    change(null);
  }

  function submit() {
    if (!hasChanges) return;
    save.mutate(changesOf(edit), {
      onSuccess: (settings) => {
        setOwnEdit((now) => (now?.entry === edit.entry ? null : now));
        rebase(settings);
        toast.success(t.settings.saved);
      },
    });
  }

  return (
    <>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <JoinFields
          entry={edit.entry}
          saved={saved}
          problem={problemOf(save.error)}
          onChange={(part) => change({ ...edit, entry: { ...edit.entry, ...part } })}
          joinCode={
            saved.signUp === 'code' && saved.joinCode !== null ? (
              <JoinCode
                companyId={companyId}
                code={saved.joinCode}
                version={edit.base.version}
                disabled={save.isPending}
                onReplaced={rebase}
              />
            ) : null
          }
        />
        <SaveFailure
          error={save.error}
          onReload={() => {
            change(null);
            onReload();
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            ref={saveButton}
            type="submit"
            busy={save.isPending}
            busyLabel={uiTexts().saving}
            // Not disabled: it keeps the focus after the save.
            aria-disabled={!hasChanges}
            className={hasChanges ? undefined : paleButton}
          >
            {t.settings.save}
          </Button>
          {hasChanges ? (
            <Button variant="outline" disabled={save.isPending} onClick={discard}>
              {t.settings.discard}
            </Button>
          ) : null}
        </div>
      </form>
      <LeaveGuard
        isActive={hasChanges}
        allowsRewrite
        title={t.leave.title}
        message={t.settings.lost}
        confirmLabel={t.leave.confirm}
        onLeave={() => undefined}
      />
    </>
  );
}

function linkNote({ signUp, listed }: CompanySettings): string {
  const t = companiesTexts().settings.linkNote;
  if (signUp === 'invitation') return t.invitation;
  return listed ? t.listed : t.unlisted;
}

function problemOf(error: Error | null): SettingsProblem | null {
  const path = error instanceof ApiError ? refusedPath(error) : null;
  return path == null ? null : { path, message: error?.message ?? '' };
}

/** A refusal that is about no single field. */
function SaveFailure({ error, onReload }: { error: Error | null; onReload: () => void }) {
  const t = companiesTexts().settings;
  if (error === null || problemOf(error) !== null) return null;
  if (!(error instanceof ApiError && error.code === 'CONFLICT'))
    return <FormError>{error.message}</FormError>;
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="outline" size="sm" onClick={onReload}>
          {t.reload}
        </Button>
      }
    >
      {t.conflict(error.message)}
    </Banner>
  );
}
