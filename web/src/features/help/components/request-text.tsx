import type { OwnHelpRequest } from '@portal/contract/help';
import BookOpen from 'lucide-react/icons/book-open';

type RequestTextProps = Pick<OwnHelpRequest, 'module' | 'message' | 'adminNotes'>;

/** What was asked, about which module, and what was answered. */
export function RequestText({ module, message, adminNotes }: RequestTextProps) {
  return (
    <div className="grid gap-3">
      {module === null ? null : (
        <p className="flex items-start gap-2 text-sm text-text-muted">
          <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere min-w-0">
            <span className="sr-only">Module: </span>
            <bdi>{module.name}</bdi>
          </span>
        </p>
      )}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {adminNotes === null ? null : (
        <div className="grid gap-1 rounded-lg bg-surface-sunken px-4 py-3 text-sm">
          <p className="font-medium">Admin notes</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-text-muted">
            {adminNotes}
          </p>
        </div>
      )}
    </div>
  );
}
