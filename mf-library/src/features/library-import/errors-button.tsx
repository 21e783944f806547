import { libraryImportCalls } from '@pora/contracts/calls';
import { downloadRoute, messageOf, useSingleMutation } from '@pora/kit';
import { Button, toast } from '@pora/ui';
import { DownloadIcon } from '@pora/ui/icons';
import { libraryFilesStrings } from './library-files-menu.strings.js';
import { importStrings as t } from './library-import.strings.js';

/** Downloads the refused rows as they stand in the file, each with its reason. */
export function ErrorsButton({ id }: { id: string }) {
  const download = useSingleMutation({
    mutationFn: () => downloadRoute(libraryImportCalls.refused, { params: { id } }, 'bledy.csv'),
    onError: (error: unknown) => toast.error(libraryFilesStrings.failed, messageOf(error), error),
  });
  return (
    <Button
      variant="quiet"
      icon={<DownloadIcon />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {t.preview.download}
    </Button>
  );
}
