import Ellipsis from 'lucide-react/icons/ellipsis';
import type { Elements } from './elements.ts';
import { Folded } from './folded.tsx';
import { uiTexts } from './texts/catalogue.ts';

type PageActionsProps = {
  /** The action for which users come here most often; it is always visible. */
  primary?: Elements;
  /** The other actions. */
  children: Elements;
};

/** The actions of a page in its row; on a phone all but the primary one fold into one button. */
export function PageActions({ primary, children }: PageActionsProps) {
  return (
    <>
      <Folded label={uiTexts().pageActions} icon={<Ellipsis aria-hidden="true" />} hidesLabel>
        {children}
      </Folded>
      {primary}
    </>
  );
}
