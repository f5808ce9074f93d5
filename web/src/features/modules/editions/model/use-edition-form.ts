import { createModuleEdition } from '@portal/contract/requirements';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, refusedPath } from '#web/platform/http/api-error.ts';
import { type EditionEntry, useMakeEdition } from '../api/make-edition.ts';

const EMPTY: EditionEntry = { by: '', reason: '' };

/** The form of an edition; a refusal is shown at its field. */
export function useEditionForm(moduleId: number, first: EditionEntry = EMPTY) {
  const form = useForm<EditionEntry, unknown, EditionEntry>({
    resolver: schemaResolver(createModuleEdition.body),
    defaultValues: first,
  });
  const edition = useMakeEdition(moduleId);

  async function make(entry: EditionEntry): Promise<boolean> {
    try {
      await edition.mutateAsync(entry);
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      form.setError(fieldOf(error), { message }, { shouldFocus: true });
      return false;
    }
  }

  return { form, make, isBusy: edition.isPending };
}

function fieldOf(error: unknown): 'by' | 'reason' | 'root' {
  const path = error instanceof ApiError ? refusedPath(error) : null;
  return path === 'by' || path === 'reason' ? path : 'root';
}
