import { useEffect, useState } from 'react';
import { CompanyMark } from '../../../ui/company-mark.tsx';

/** The chosen picture as the company's mark will show it. */
export function LogoPreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <CompanyMark name={file.name} logoUrl={url} size="lg" />;
}
