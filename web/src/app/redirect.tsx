import { Navigate } from 'react-router';
import { LoadingScreen } from './loading-screen.tsx';

/** Replaces the address. Something is seen until the code of the other page has loaded. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <LoadingScreen isRestoring={false} />
    </>
  );
}
