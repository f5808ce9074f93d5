import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { paths } from '#web/platform/routing/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';

/** The address where trainees sign up, with a button that copies it. */
export function SignUpLink() {
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
