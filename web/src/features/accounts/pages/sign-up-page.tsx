import { paths } from '#web/platform/routing/paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { TextLink } from '../components/text-link.tsx';

export function Component() {
  return (
    <AuthLayout
      heading="Trainee Sign up"
      intro="Your account is created in the backend and belongs to the company you choose."
      footer={
        <>
          <span className="inline-flex items-center">Already have an account?</span>
          <TextLink to={paths.login.to('TRAINEE')}>Trainee Login</TextLink>
        </>
      }
    >
      <SignUpForm />
    </AuthLayout>
  );
}
