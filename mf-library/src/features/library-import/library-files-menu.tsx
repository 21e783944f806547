import { libraryImportCalls } from '@pora/contracts/calls';
import { type ImportKind, type TableFormat } from '@pora/contracts/catalog/library-import.vocabulary';
import { downloadRoute, messageOf, useSingleMutation } from '@pora/kit';
import { Button, toast } from '@pora/ui';
import { FileInputIcon, FileOutputIcon, FileTextIcon, UploadIcon } from '@pora/ui/icons';
import { DropdownMenu } from '@pora/ui/overlays';
import { lazy, Suspense, useState } from 'react';
import { libraryFilesStrings as t } from './library-files-menu.strings.js';

/** The dialog comes when somebody imports. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.js')).ImportDialog }));

interface Wanted {
  readonly format: TableFormat;
  readonly isTemplate: boolean;
}

/** Files of foods or meals: brought in, taken out, and what they have to look like. */
export function LibraryFilesMenu({ kind }: { kind: ImportKind }) {
  const [isOpen, setIsOpen] = useState(false);
  const download = useSingleMutation({
    mutationFn: ({ format, isTemplate }: Wanted) =>
      downloadRoute(
        libraryImportCalls.table,
        { params: { kind }, query: { format, ...(isTemplate && { template: 'true' as const }) } },
        `pora.${format}`,
      ),
    onError: (error: unknown) => toast.error(t.failed, messageOf(error), error),
  });
  const take = (format: TableFormat, isTemplate: boolean) => () => download.mutate({ format, isTemplate });
  return (
    <>
      <DropdownMenu
        label={t.label}
        trigger={
          <Button icon={<FileInputIcon />} busy={download.isPending}>
            {t.label}
          </Button>
        }
        items={[
          { id: 'import', label: t.import, icon: <UploadIcon />, onSelect: () => setIsOpen(true) },
          { kind: 'separator', id: 'exports' },
          { id: 'xlsx', label: t.exportXlsx, icon: <FileOutputIcon />, onSelect: take('xlsx', false) },
          { id: 'csv', label: t.exportCsv, icon: <FileOutputIcon />, onSelect: take('csv', false) },
          { kind: 'separator', id: 'templates' },
          {
            id: 'template-xlsx',
            label: t.templateXlsx,
            icon: <FileTextIcon />,
            onSelect: take('xlsx', true),
          },
          { id: 'template-csv', label: t.templateCsv, icon: <FileTextIcon />, onSelect: take('csv', true) },
        ]}
      />
      {isOpen && (
        <Suspense>
          <ImportDialog kind={kind} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
