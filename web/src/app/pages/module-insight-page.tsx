import { InsightPage } from '#web/features/insight/pages/insight-page.tsx';
import {
  companyAddress,
  editAddress,
} from '#web/features/modules/model/company-modules-address.ts';

const ADDRESSES = { company: companyAddress, edit: editAddress };

/** How trainees do in the module of the address. */
export function Component() {
  return <InsightPage addresses={ADDRESSES} />;
}
