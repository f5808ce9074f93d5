import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { formatNumber } from './format/format-number.ts';
import { pagesToShow } from './pages-to-show.ts';
import { uiTexts } from './texts/catalogue.ts';

type PaginationProps = {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
  /** The paged things, for screen readers: 'Trainees'. */
  label: string;
  className?: string | undefined;
};

/** 'Page 3 of 12' with links to the other pages; renders nothing if everything fits on one page. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, label, className } = props;
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  const t = uiTexts().pagination;
  return (
    <nav
      aria-label={t.label(label)}
      className={classNames('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <p aria-live="polite" className="text-sm text-text-muted tabular-nums">
        {t.page(page, pageCount)}
      </p>
      <div className="flex items-center gap-1">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.previous}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        {pagesToShow(page, pageCount).map((shown) =>
          typeof shown === 'number' ? (
            <Button
              key={shown}
              variant={shown === page ? 'secondary' : 'ghost'}
              size="icon"
              aria-label={t.open(shown)}
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => onPageChange(shown)}
              className="w-auto min-w-10 px-2! tabular-nums pointer-coarse:w-auto pointer-coarse:min-w-11 max-sm:not-aria-[current]:hidden"
            >
              {formatNumber(shown)}
            </Button>
          ) : (
            <span key={shown} aria-hidden="true" className="px-1 text-text-muted max-sm:hidden">
              …
            </span>
          ),
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.next}
          disabled={page >= pageCount}
          onClick={() => onPageChange(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
