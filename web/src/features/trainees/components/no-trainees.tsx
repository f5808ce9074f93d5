import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { paths } from '#web/platform/routing/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';

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

/** The address where trainees sign up, with a button that copies it. */
function SignUpLink() {
  const [isCopied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const address = new URL(paths.signUp, window.location.href).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      toast.success('Sign-up link copied');
    } catch {
      // The browser's settings forbid it, or the API is missing because the portal is not served over HTTPS.
      input.current?.select();
      toast.info('The link is selected: copy it with the keyboard.');
    }
  }

  return (
    <div className="flex w-full max-w-md gap-2 max-sm:flex-col">
      <Input
        ref={input}
        readOnly
        aria-label="Sign-up link"
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="outline" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  );
}
