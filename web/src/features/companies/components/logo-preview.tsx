import ImageOff from 'lucide-react/icons/image-off';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { useObjectUrl } from '#web/ui/use-object-url.ts';

/** The chosen picture as it will look as the company's logo. */
export function LogoPreview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return <CompanyMark name={file.name} logoUrl={url} size="lg" unreadable={<NoPicture />} />;
}

/** Shown if the browser cannot display the file as a picture. */
function NoPicture() {
  return (
    <span className="grid size-20 shrink-0 place-items-center rounded-xl border border-dashed text-text-muted">
      <ImageOff aria-hidden="true" className="size-6" />
    </span>
  );
}
