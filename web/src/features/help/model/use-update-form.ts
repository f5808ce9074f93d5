import { optionalText } from '@portal/contract/fields';
import { type HelpRequest, helpStatus } from '@portal/contract/help';
import { ADMIN_NOTES_MAX } from '@portal/contract/limits';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';

const resolver = schemaResolver(
  z.object({ status: helpStatus, adminNotes: optionalText(ADMIN_NOTES_MAX) }),
);

/** The state of the form by which an admin answers a help request. */
export function useUpdateForm({ status, adminNotes }: HelpRequest) {
  return useForm({ resolver, defaultValues: { status, adminNotes: adminNotes ?? '' } });
}
