import type { OwnHelpRequest } from '@portal/contract/help';
import BookOpen from 'lucide-react/icons/book-open';
import { AboutLine } from '#web/ui/about-line.tsx';
import { helpTexts } from '../texts/catalogue.ts';

type RequestTextProps = Pick<OwnHelpRequest, 'module' | 'message' | 'adminNotes'>;

/** The question, its module and the answer. */
export function RequestText({ module, message, adminNotes }: RequestTextProps) {
  const t = helpTexts();
  return (
    <div className="grid gap-3">
      {module === null ? null : <AboutLine icon={BookOpen} label={t.module} name={module.name} />}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {adminNotes === null ? null : (
        <div className="grid gap-1 rounded-lg bg-surface-sunken px-4 py-3 text-sm forced-colors:border">
          <p className="font-medium">{t.adminNotes}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-text-muted">
            {adminNotes}
          </p>
        </div>
      )}
    </div>
  );
}
