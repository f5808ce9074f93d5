import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SignUpLink } from './sign-up-link.tsx';

export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      illustration={<SearchX />}
      title="No trainees found matching your search."
      action={
        <Button variant="outline" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      No name, email or company contains “<bdi className="wrap-anywhere">{search}</bdi>”.
    </EmptyState>
  );
}

/** Shown if no trainee has the chosen status. */
export function NoneMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<SearchX />}
      title="No trainee matches these filters."
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Choose another status, module or company, or see all trainees.
    </EmptyState>
  );
}

/** Shown for a company without trainees, while other companies may have some. */
export function NoneInCompany({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      illustration={<Users />}
      title="No trainees found."
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all companies
        </Button>
      }
    >
      This company has no trainees yet.
    </EmptyState>
  );
}

export function NoTrainees() {
  return (
    <EmptyState illustration={<Users />} title="No trainees found." action={<SignUpLink />}>
      Trainees sign up by themselves: send them this link. Or add them one by one.
    </EmptyState>
  );
}
