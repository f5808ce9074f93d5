import { useState } from 'react';
import { toast } from 'sonner';
import { FileDrop } from '../file-drop.tsx';
import { UploadProgress } from '../upload-progress.tsx';

export function Uploads() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileDrop
        label="Video"
        hint="MP4, WebM or Ogg, up to 100 MB"
        accept="video/*"
        file={file}
        onFile={setFile}
      />
      <UploadProgress
        fileName="safety-basics.mp4"
        state={{ kind: 'sending', sentBytes: 41e6, totalBytes: 98e6 }}
        onCancel={() => toast('Upload cancelled')}
      />
      <UploadProgress
        fileName="evacuation-plan-of-the-northern-hall.mp4"
        state={{ kind: 'failed', message: 'The connection was lost.' }}
        onRetry={() => toast('Trying again')}
      />
    </>
  );
}
