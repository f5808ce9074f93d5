import type { Certificate } from '@portal/contract/certificates';
import { messageOf } from '#web/platform/http/api-error.ts';
import { portalAddress } from '#web/platform/routing/base-path.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useShareScores } from '../api/own-certificates.ts';
import { certificateTexts } from '../texts/catalogue.ts';

type CheckCardProps = {
  certificate: Pick<Certificate, 'code' | 'shared' | 'verifyUrl' | 'modules'>;
  isHolder: boolean;
};

/** The link by which anyone can check the certificate, and what they see. */
export function CheckCard({ certificate, isHolder }: CheckCardProps) {
  const { code, shared, verifyUrl, modules } = certificate;
  const t = certificateTexts().check;
  const hasScores = modules.some(({ score }) => score !== null);
  return (
    <Card className="print:hidden">
      <CardHeader title={t.title} description={t.description} />
      <div className="grid gap-5">
        <CopyField label={t.link} value={verifyUrl} action={t.copy} />
        {isHolder && hasScores ? <ScoresSwitch code={code} shared={shared} /> : null}
        <div className="grid gap-1 text-pretty text-sm text-text-muted">
          <p>
            <Sentence text={t.proof} elements={[<VerifierLink key="verifier" />]} />
          </p>
          {isHolder && hasScores ? <p>{t.ownProof}</p> : null}
        </div>
      </div>
    </Card>
  );
}

/** The file that checks proofs on the device of the reader. */
function VerifierLink() {
  return (
    <a
      href={portalAddress('/log/verifier.html')}
      download
      className="text-accent-text underline underline-offset-4"
    >
      {certificateTexts().check.verifier}
    </a>
  );
}

function ScoresSwitch({ code, shared }: Pick<Certificate, 'code' | 'shared'>) {
  const t = certificateTexts().check;
  const share = useShareScores(code, (error) =>
    toast.error(t.notSaved, { description: messageOf(error) }),
  );
  return (
    <Switch
      label={t.scores}
      description={t.scoresDescription}
      checked={shared}
      onChange={share.mutate}
    />
  );
}
