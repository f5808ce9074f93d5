import { useRef, useState } from 'react';
import { ApiError, NetworkError, referenceOf } from '#web/platform/http/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import type { CredentialProblems } from '../api/log-in.ts';
import { loginTexts } from '../login/texts/catalogue.ts';
import { sendLogin } from './lazy-login.ts';
import type { LoginPageRole } from './login-attempts.ts';

/**
 * The state of the login form. It does not use the library of the other forms, which would be a tenth of the code that
 * a visitor loads before the login page.
 */
export function useLoginForm(page: LoginPageRole) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<CredentialProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(): Promise<void> {
    const values = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const focused = document.activeElement;
    setProblems({});
    setRefusal(null);
    setIsBusy(true);
    try {
      const found = await sendLogin(page, values);
      if (found === null) {
        toast.success(loginTexts().loggedIn);
        // The form stays busy until the next page is loaded.
        return;
      }
      setProblems(found);
      (found.email === undefined ? password : email).current?.focus();
      setIsBusy(false);
    } catch (error) {
      // Shown at no field, because it is unknown which one is wrong.
      setRefusal(refusalOf(error));
      selectPassword({ focused, email: values.email });
      setIsBusy(false);
    }
  }

  /** Leaves the focus in the email if the user chose it, or corrected it, since it was sent. */
  function selectPassword(sent: { focused: Element | null; email: string }): void {
    const { activeElement } = document;
    const isChanged = activeElement !== sent.focused || email.current?.value !== sent.email;
    if (activeElement === email.current && isChanged) return;
    password.current?.focus();
    password.current?.select();
  }

  /** For a field's `onChange`: removes the problem of a field that the user is correcting. */
  const clearProblem = (field: keyof CredentialProblems) => () => {
    if (problems[field] !== undefined) setProblems({ ...problems, [field]: undefined });
  };

  return { email, password, problems, refusal, isBusy, submit, clearProblem };
}

function refusalOf(error: unknown): string {
  const t = loginTexts();
  if (error instanceof ApiError && error.status === 401) return t.invalid;
  if (error instanceof ApiError && error.status === 429) return error.message;
  const reason = error instanceof NetworkError ? error.message : referenceOf(error);
  return reason === null ? t.failed : t.failedBecause(reason);
}
