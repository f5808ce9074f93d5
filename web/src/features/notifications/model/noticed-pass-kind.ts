import type { NoticedPass } from '@portal/contract/notifications';
import SearchAlert from 'lucide-react/icons/search-alert';
import { paths } from '#web/platform/routing/paths.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { noticedPassList } from '../api/noticed-passes.ts';
import { listedKind } from './listed-kind.ts';

const accounts = (count: number) => (count === 1 ? '1 other account' : `${count} other accounts`);

/** Passes in the bell of an admin that tries of other accounts may have prepared. */
export const noticedPassKind = listedKind<NoticedPass>({
  name: 'noticed-pass',
  list: noticedPassList,
  frame: 'PASS_NOTICED',
  icon: SearchAlert,
  iconTone: 'warning',
  title: 'Please check this pass',
  sentenceOf: ({ traineeName, moduleName, scouts }) =>
    `${accounts(scouts)} failed before ${isolated(traineeName)} passed the quiz of ${isolated(moduleName)} at the first try.`,
  nameOf: ({ traineeName }) => traineeName,
  timestampOf: ({ passedAt }) => passedAt,
  pathOf: ({ traineeId }) => paths.trainee.to(traineeId),
});
