import { Name } from '#web/ui/name.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { signUpTexts } from '../texts/catalogue.ts';

type LinkOnPaperProps = { company: string; group: string; address: string };

/** The page with a sign-up link that hangs on a wall or is handed out. */
export function LinkOnPaper({ company, group, address }: LinkOnPaperProps) {
  const t = signUpTexts();
  return (
    <article className="mx-auto grid max-w-prose justify-items-center gap-6 pt-12 text-center">
      <header className="grid gap-2">
        <h1 className="wrap-anywhere font-semibold text-3xl">
          <Name>{company}</Name>
        </h1>
        <p className="wrap-anywhere text-2xl">
          <Name>{group}</Name>
        </p>
      </header>
      <p className="text-lg">{t.paper}</p>
      <QrCode text={address} label={t.qrCode} className="size-80" />
      <p dir="ltr" translate="no" className="break-all">
        {address}
      </p>
    </article>
  );
}
