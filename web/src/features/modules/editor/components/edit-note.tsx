import type { Module } from '@portal/contract/modules';
import Copy from 'lucide-react/icons/copy';
import UserPen from 'lucide-react/icons/user-pen';
import { questionWords } from '#web/features/modules/compare/model/differences.ts';
import { ModuleImpactNote } from '#web/features/modules/impact/components/impact-notes.tsx';
import { SaveStatus } from '#web/features/modules/save/components/save-status.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.ts';
import { formsOf } from '../model/question-list.ts';
import type { ModuleEdit } from '../model/use-module-edit.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';

type EditNoteProps = {
  module: Module;
  /** Another admin, or this one in another tab, has deleted the module. */
  isDeleted: boolean;
  edit: ModuleEdit;
};

/**
 * The most important message about saving, shown beside the save button, because a long form may hide its end. Only one
 * at a time, because it takes space from the form.
 */
export function EditNote(props: EditNoteProps) {
  return (
    <div className="grid min-w-0 basis-full gap-3 empty:hidden">
      <MostImportant {...props} />
    </div>
  );
}

function MostImportant({ module, isDeleted, edit }: EditNoteProps) {
  const { runner, state, form, problem, isBusy } = edit;
  if (isDeleted) return <DeletedNote edit={edit} />;
  if (isBusy || state.kind === 'stopped')
    return (
      <SaveStatus
        state={state}
        fileName={form.video.file?.name ?? ''}
        onCancelUpload={runner.cancelUpload}
      />
    );
  if (problem !== null) return <FormError>{problem}</FormError>;
  if (edit.isOutdated) return <ChangedNote onCompare={edit.compare} />;
  const isVideoChosen = form.video.file !== null;
  const passMark = form.texts.passMark;
  return (
    <ModuleImpactNote
      moduleId={module.id}
      passMark={passMark}
      change={{
        replacesVideo: isVideoChosen,
        changesQuestions: edit.changesQuestions,
        isWithoutQuestions: edit.questions.questions.length === 0,
        isWithoutVideo: module.videos.length === 0 && !isVideoChosen,
        lowersPassMark: Number.isInteger(passMark) && passMark >= 1 && passMark < module.passMark,
      }}
    />
  );
}

function ChangedNote({ onCompare }: { onCompare: () => void }) {
  const t = moduleEditorTexts().storedModule;
  return (
    <Banner
      tone="accent"
      icon={<UserPen aria-hidden="true" />}
      action={
        <Button variant="outline" size="sm" onClick={onCompare}>
          {t.compare}
        </Button>
      }
    >
      {t.changedElsewhere}
    </Banner>
  );
}

function DeletedNote({ edit: { form, questions } }: { edit: ModuleEdit }) {
  const t = moduleEditorTexts().storedModule;
  async function copy() {
    const texts = [
      form.texts.name,
      form.texts.description,
      ...formsOf(questions).map(questionWords),
    ];
    try {
      await navigator.clipboard.writeText(texts.filter((text) => text !== '').join('\n\n'));
      toast.success(t.copied);
    } catch {
      // The browser's settings forbid it, or the API is missing because the portal is not served over HTTPS.
      toast.info(t.copyRefused);
    }
  }
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          <span>{t.copy}</span>
        </Button>
      }
    >
      {t.deletedElsewhere}
    </Banner>
  );
}
