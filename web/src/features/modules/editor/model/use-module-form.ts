import { moduleForm } from '@portal/contract/modules';
import { useForm, useWatch } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { useCaptionsChoice } from './use-captions-choice.ts';
import { useChosenVideo } from './use-chosen-video.ts';

export type ModuleTexts = { name: string; description: string };

/** What is written and chosen for a module, but for its questions. */
export function useModuleForm(texts: ModuleTexts) {
  const { register, handleSubmit, formState, control } = useForm({
    resolver: schemaResolver(moduleForm),
    defaultValues: texts,
  });
  const [name, description] = useWatch({ control, name: ['name', 'description'] });
  const video = useChosenVideo();
  const captions = useCaptionsChoice();
  const { errors, isDirty } = formState;
  return { register, handleSubmit, errors, isDirty, name, description, video, captions };
}

export type ModuleForm = ReturnType<typeof useModuleForm>;
