import type { Module } from '@portal/contract/modules';
import type { AdminVideo } from '@portal/contract/videos';
import CaptionsIcon from 'lucide-react/icons/captions';
import ChartColumn from 'lucide-react/icons/chart-column';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { RulesOfModule } from '#web/features/modules/rules/components/shown-rules.tsx';
import { paths } from '#web/platform/routing/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import { ANY_LANGUAGE, Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { ModuleEditor } from '../editor/components/module-editor.tsx';
import { captionsName } from '../model/captions-name.ts';
import { durationOf, playbackSentences, problemSentences } from '../model/module-summary.ts';
import { modulesTexts } from '../texts/catalogue.ts';
import { DeleteModuleDialog } from './delete-module-dialog.tsx';
import { NoSuchModule } from './module-load-error.tsx';
import { ModuleVideo } from './module-video.tsx';
import { QuestionAnswers } from './question-answers.tsx';

type ModuleDialogProps = {
  /** Undefined if the company has no module with this id. */
  module: Module | undefined;
  /** The admin may change and delete the module, and add others. */
  mayChange: boolean;
  /** The editor is shown instead of the details. */
  isEditing: boolean;
  /** Fetches the modules again, with fresh video addresses. */
  onReload: () => Promise<unknown>;
  onEdit: () => void;
  onEditEnd: () => void;
  onAddAnother: () => void;
  onClose: () => void;
};

export function ModuleDialog({ module: found, isEditing, onClose, ...rest }: ModuleDialogProps) {
  // A deleted module stays visible until the dialog has closed.
  const [module, setModule] = useState(found);
  if (found !== undefined && found !== module) setModule(found);
  if (module === undefined) return <NoSuchModule onClose={onClose} />;
  const name = (
    <span lang={ANY_LANGUAGE} dir="auto" className="wrap-anywhere uppercase">
      {module.name}
    </span>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={isEditing ? modulesTexts().dialog.editTitle : name}
      description={isEditing ? name : undefined}
    >
      {isEditing ? (
        <ModuleEditor module={module} onDone={rest.onEditEnd} />
      ) : (
        <ModuleDetails module={module} onClose={onClose} {...rest} />
      )}
    </Dialog>
  );
}

function CaptionsNames({ captions }: Pick<AdminVideo, 'captions'>) {
  const t = modulesTexts().captions;
  return (
    <p className="flex items-start gap-2 text-sm text-text-muted">
      <CaptionsIcon aria-hidden="true" className="size-5 shrink-0" />
      <span>{captions.length === 0 ? t.none : t.listed(captions.map(captionsName))}</span>
    </p>
  );
}

type ModuleDetailsProps = Omit<ModuleDialogProps, 'isEditing' | 'onEditEnd'> & { module: Module };

function ModuleDetails(props: ModuleDetailsProps) {
  const { module, mayChange, onReload, onEdit, onAddAnother, onClose } = props;
  const t = modulesTexts().dialog;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <div className="grid gap-6">
        <Facts module={module} />
        <RulesOfModule module={module} />
        {module.description === '' ? null : (
          <p className="whitespace-pre-wrap text-pretty wrap-anywhere">
            <span dir="auto">{module.description}</span>
          </p>
        )}
        {module.videos.map((video) => (
          <div key={video.id} className="grid gap-3">
            <ModuleVideo video={video} name={module.name} onReload={onReload} />
            <CaptionsNames captions={video.captions} />
            {playbackSentences(video).map((sentence) => (
              <Banner key={sentence} tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
                {mayChange ? t.thenReplace(sentence) : sentence}
              </Banner>
            ))}
            {problemSentences(video).map((sentence) => (
              <Banner key={sentence} tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
                {sentence}
              </Banner>
            ))}
          </div>
        ))}
        <QuestionAnswers questions={module.mcqs} />
      </div>
      <DialogFooter>
        <div className="flex gap-1 max-sm:basis-full sm:me-auto">
          {mayChange ? (
            <Button variant="ghost" className="-ms-3 max-sm:grow" onClick={onEdit}>
              <Pencil aria-hidden="true" />
              <span>{t.edit}</span>
            </Button>
          ) : null}
          {module.draft ? null : (
            <Link
              to={paths.moduleInsight.to(module.id)}
              className={buttonStyles({ variant: 'ghost', className: 'max-sm:grow' })}
            >
              <ChartColumn aria-hidden="true" />
              <span>{t.insight}</span>
            </Link>
          )}
          {mayChange ? (
            <Button
              variant="ghost"
              className="text-danger-text! max-sm:grow"
              onClick={() => setIsDeleting(true)}
            >
              <Trash2 aria-hidden="true" />
              <span>{uiTexts().delete}</span>
            </Button>
          ) : null}
        </div>
        <Button variant="outline" onClick={onClose}>
          {uiTexts().close}
        </Button>
        {mayChange ? <Button onClick={onAddAnother}>{t.addAnother}</Button> : null}
      </DialogFooter>
      {isDeleting ? (
        <DeleteModuleDialog
          module={module}
          onClose={() => setIsDeleting(false)}
          onDeleted={onClose}
        />
      ) : null}
    </>
  );
}

function Facts({ module }: { module: Module }) {
  const t = modulesTexts();
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap">
        <Fact label={t.dialog.duration}>{formatClock(durationOf(module))}</Fact>
        <Fact label={t.dialog.questions}>{module.mcqs.length}</Fact>
        <Fact label={t.dialog.company} wide>
          <Name>{module.company.name}</Name>
        </Fact>
        {module.mcqs.length > 0 ? (
          <Fact label={t.dialog.quiz} wide>
            {t.dialog.quizSettings(module)}
          </Fact>
        ) : null}
      </dl>
      {module.draft ? (
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
          <Badge tone="warning">{t.draft}</Badge>
          <span>{t.draftHidden}</span>
        </p>
      ) : null}
    </div>
  );
}

type FactProps = { label: string; wide?: boolean; children: ReactNode };

function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'min-w-0 max-sm:col-span-2' : 'min-w-0'}>
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="wrap-anywhere font-medium tabular-nums">{children}</dd>
    </div>
  );
}
