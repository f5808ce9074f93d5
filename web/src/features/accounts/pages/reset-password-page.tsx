import { useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { TextLink } from '../components/text-link.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <AuthLayout
      heading="Reset password"
      intro="Choose a new password. You are then logged out on every device."
      footer={<TextLink to={paths.login.to('member')}>Back to login</TextLink>}
    >
      <NewPasswordForm token={token} />
    </AuthLayout>
  );
}
