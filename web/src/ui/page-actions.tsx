import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { Folded } from './folded.tsx';

type PageActionsProps = {
  /** The action for which users come here most often; it is always visible. */
  primary?: ReactNode;
  /** The other actions. */
  children: ReactNode;
};

/** The actions of a page in its row; on a phone all but the primary one fold into one button. */
export function PageActions({ primary, children }: PageActionsProps) {
  return (
    <>
      <Folded label="More actions" icon={<Ellipsis aria-hidden="true" />} hidesLabel>
        {children}
      </Folded>
      {primary}
    </>
  );
}
