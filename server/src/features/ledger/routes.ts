import * as calls from '@portal/contract/ledger';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { LedgerChecks } from './check.ts';
import type { CheckpointMails } from './checkpoint-mails.ts';

interface Services {
  readonly ledgerChecks: LedgerChecks;
  readonly checkpointMails: CheckpointMails;
}

export const ledgerRoutes = ({ ledgerChecks, checkpointMails }: Services): readonly Route[] => [
  route(calls.getLedger, {
    run: () => ledgerChecks.get(),
  }),
  route(calls.startLedgerCheck, {
    run: ({ user }) => ledgerChecks.start(actorOf(user)),
  }),
  route(calls.cancelLedgerCheck, {
    run: ({ user }) => ledgerChecks.cancel(actorOf(user)),
  }),
  route(calls.getCheckpointMail, {
    run: ({ params }) => checkpointMails.get(params.id),
  }),
  route(calls.updateCheckpointMail, {
    run: ({ user, params, body }) => checkpointMails.update(actorOf(user), params.id, body),
  }),
];
