import { fileFormats } from '#web/platform/http/file-formats.ts';
import { DownloadMenu } from '#web/ui/download-menu.tsx';
import { useExportActivity } from '../api/export-activity.ts';
import type { ActivityFilter } from '../model/activity-filter.ts';

/** Downloads the changes that match the filter. */
export function ExportActivity({ filter }: { filter: ActivityFilter }) {
  const preparation = useExportActivity(filter);
  return <DownloadMenu formats={fileFormats()} preparation={preparation} />;
}
