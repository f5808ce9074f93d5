import { paths } from '#web/platform/routing/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { loginTexts } from '../login/texts/catalogue.ts';
import { preloadLogin } from '../model/lazy-login.ts';
import type { LoginPageRole } from '../model/login-attempts.ts';
import { useLoginForm } from '../model/use-login-form.ts';
import { TextLink } from './text-link.tsx';

type LoginFormProps = {
  page: LoginPageRole;
  /** Fills in the email, so that the form begins with the password. */
  knownEmail?: string | undefined;
  /** The user logs in again. The page below must stay open, so the reset link opens in a new tab. */
  isRelogin?: boolean | undefined;
};

export function LoginForm({ page, knownEmail, isRelogin = false }: LoginFormProps) {
  const t = loginTexts();
  const { email, password, problems, refusal, isBusy, submit, clearProblem } = useLoginForm(page);
  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={preloadLogin}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={t.email} error={problems.email} required>
        <Input
          ref={email}
          name="email"
          defaultValue={knownEmail}
          onChange={clearProblem('email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={t.password}
        error={problems.password}
        required
        aside={
          <TextLink
            to={paths.forgotPassword.to(page)}
            target={isRelogin ? '_blank' : undefined}
            className="text-sm"
          >
            <span>{t.forgotPassword}</span>
            {isRelogin ? <span className="sr-only">{` ${t.newTab}`}</span> : null}
          </TextLink>
        }
      >
        <PasswordInput
          ref={password}
          name="password"
          data-first-focus={knownEmail !== undefined || undefined}
          onChange={clearProblem('password')}
          autoComplete="current-password"
        />
      </Field>
      {refusal === null ? null : <FormError>{refusal}</FormError>}
      <Button type="submit" size="lg" busy={isBusy} busyLabel={t.loggingIn}>
        {t.logIn}
      </Button>
    </form>
  );
}
