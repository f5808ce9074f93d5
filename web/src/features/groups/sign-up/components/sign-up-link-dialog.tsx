import type { GroupRef } from '@portal/contract/fields';
import type { GroupSignUpLink } from '@portal/contract/groups';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router';
import { OnlyOnPaper } from '#web/platform/printing/only-on-paper.tsx';
import { printPage } from '#web/platform/printing/use-printing.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { signUpAddress, signUpMail } from '#web/platform/routing/sign-up-link.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Name } from '#web/ui/name.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { useSignUpLink } from '../api/sign-up-link.ts';
import { signUpTexts } from '../texts/catalogue.ts';
import { LinkOnPaper } from './link-on-paper.tsx';
import { RenewLink } from './renew-link.tsx';

type SignUpLinkDialogProps = { group: GroupRef; onClose: () => void };

/** The sign-up link of a group as a text and as a QR code, to copy, print or replace it. */
export function SignUpLinkDialog({ group, onClose }: SignUpLinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={signUpTexts().link}
      description={<Name>{group.name}</Name>}
    >
      <LoadedLink group={group} />
    </Dialog>
  );
}

function LoadedLink({ group }: { group: GroupRef }) {
  const { data: link, error, isFetching, refetch } = useSignUpLink(group.id);
  const t = signUpTexts();
  if (link !== undefined)
    return link.signUp === 'invitation' ? (
      <InvitationOnly companyId={link.company.id} />
    ) : (
      <LinkOfGroup group={group} link={link} />
    );
  if (error !== null)
    return (
      <ErrorCard
        title={t.loadFailed}
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <SkeletonRegion label={t.loading} className="grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="mx-auto size-56" />
    </SkeletonRegion>
  );
}

function InvitationOnly({ companyId }: { companyId: number }) {
  const t = signUpTexts().invitationOnly;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t.text}</p>
      <Link
        to={paths.company.to(companyId, 'settings')}
        className={buttonStyles({ variant: 'outline' })}
      >
        {t.settings}
      </Link>
    </div>
  );
}

function LinkOfGroup({ group, link }: { group: GroupRef; link: GroupSignUpLink }) {
  const t = signUpTexts();
  const address = signUpAddress(link.link, link.language);
  return (
    <>
      <div className="grid gap-5">
        <p className="text-sm text-text-muted">
          <span>{t.note}</span> <span>{needOf(link)}</span>
        </p>
        <CopyField label={t.link} value={address} action={t.copy} mailto={signUpMail(address)} />
        <QrCode text={address} label={t.qrCode} className="mx-auto size-56 rounded-lg" />
      </div>
      <DialogFooter>
        <RenewLink groupId={group.id} />
        <Button onClick={printPage}>
          <Printer aria-hidden="true" />
          <span>{t.print}</span>
        </Button>
      </DialogFooter>
      <OnlyOnPaper>
        <LinkOnPaper company={link.company.name} group={group.name} address={address} />
      </OnlyOnPaper>
    </>
  );
}

/** The proof that a trainee needs besides the link. */
function needOf({ signUp }: GroupSignUpLink): string {
  const t = signUpTexts();
  if (signUp === 'code') return t.needsCode;
  return signUp === 'domains' ? t.needsCompanyEmail : '';
}
