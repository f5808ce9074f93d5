import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useState } from 'react';
import { CompanyMark } from '#web/ui/company-mark.tsx';

/** The chosen picture as it will look as the company's logo. */
export function LogoPreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
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
