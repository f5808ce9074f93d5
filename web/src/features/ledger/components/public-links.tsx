import { portalAddress } from '#web/platform/routing/base-path.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ledgerTexts } from '../texts/catalogue.ts';

/** The addresses that everyone can read, and the file that checks proofs. */
export function PublicLinks() {
  const t = ledgerTexts().links;
  const links = [
    { href: '/log/checkpoint', label: t.checkpoint },
    { href: '/log/key', label: t.keys },
    { href: '/log/verifier.html', label: t.verifier },
  ];
  return (
    <Card>
      <CardHeader title={t.title} />
      <ul className="grid text-sm">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={portalAddress(href)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4 sm:min-h-9"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
