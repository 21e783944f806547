import { foodCalls, libraryImportCalls, mealCalls } from '@pora/contracts/calls';
import { hasAcceptedExtension, fileTooLargeSentence } from '@pora/contracts/call';
import {
  type ImportOptions,
  type ImportPreview,
  type LibraryImport,
} from '@pora/contracts/catalog/library-import.model';
import {
  type ImportEncoding,
  isImporting,
  type ImportKind,
  type ImportSeparator,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { apiPrefix, callRoute, HttpError, messageOf, useApiQuery, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { optionsOf, withLink, type ImportChoices } from './import-choices.js';
import { importStrings as t } from './library-import.strings.js';

/** How often the dialog looks how far an import is, ms. */
const LOOK_EVERY_MS = 1000;
const { upload } = libraryImportCalls.upload;

/** Where the dialog stands. */
export type ImportStep =
  | { readonly at: 'file' }
  | { readonly at: 'columns'; readonly draft: LibraryImport }
  | { readonly at: 'preview'; readonly draft: LibraryImport; readonly preview: ImportPreview }
  | { readonly at: 'result'; readonly id: string };

/** How the kept file is read anew. */
export interface Reading {
  kind: ImportKind;
  encoding: ImportEncoding | null;
  separator: ImportSeparator | null;
}

/** An import from its file to its end. */
export function useLibraryImport(kind: ImportKind) {
  const [step, setStep] = useState<ImportStep>({ at: 'file' });
  const [choices, setChoices] = useState<ImportChoices>();
  const [refusal, setRefusal] = useState<string>();
  const take = (draft: LibraryImport) => {
    setRefusal(undefined);
    setChoices(optionsOf(draft));
    setStep({ at: 'columns', draft });
  };
  const reading = useSingleMutation({
    mutationFn: (file: File) =>
      callRoute(libraryImportCalls.upload, { file, query: { kind }, timeoutMs: 60_000 }),
    onSuccess: take,
    onError: (error: unknown) => setRefusal(refusalOf(error)),
  });
  const readAnew = useSingleMutation({
    mutationFn: ({ id, ...body }: Reading & { id: string }) =>
      callRoute(libraryImportCalls.readAnew, { params: { id }, body, timeoutMs: 60_000 }),
    onSuccess: take,
    onError: (error: unknown) => toast.error(t.columns.readFailed, messageOf(error), error),
  });
  const look = useSingleMutation({
    mutationFn: ({ draft, body }: { draft: LibraryImport; body: ImportOptions }) =>
      callRoute(libraryImportCalls.preview, { params: { id: draft.id }, body, timeoutMs: 60_000 }),
    onSuccess: (preview, { draft }) => setStep({ at: 'preview', draft, preview }),
    onError: (error: unknown) => toast.error(t.columns.failed, messageOf(error), error),
  });
  const start = useSingleMutation({
    mutationFn: ({ draft, body }: { draft: LibraryImport; body: ImportOptions }) =>
      callRoute(libraryImportCalls.start, { params: { id: draft.id }, body }),
    onSuccess: ({ id }) => setStep({ at: 'result', id }),
    onError: (error: unknown) => toast.error(t.preview.failed, messageOf(error), error),
  });
  const send = (file: File) => {
    if (!hasAcceptedExtension(file.name, upload)) setRefusal(t.file.wrongKind);
    else if (file.size > upload.maxFileBytes) setRefusal(fileTooLargeSentence(upload));
    else reading.mutate(file);
  };
  const chooseLink = useCallback(
    (line: number, key: string, linked: boolean) =>
      setChoices((known) => known && withLink(known, line, key, linked)),
    [],
  );
  return { step, setStep, choices, setChoices, chooseLink, refusal, send, reading, readAnew, look, start };
}

/** A file of another kind than its name says is not told what its name says already. */
function refusalOf(error: unknown): string {
  const isRenamed = error instanceof HttpError && error.status === 415;
  return isRenamed ? t.file.renamed : messageOf(error);
}

/** An import under way that somebody began before, looked for once as the dialog opens. */
export function useImportUnderWay(onFound: (found: LibraryImport) => void): boolean {
  const load = useApiQuery(libraryImportCalls.list, {}, { refetchOnMount: 'always', gcTime: 0 });
  const isTold = useRef(false);
  const list = load.phase === 'ready' ? load.data.items : undefined;
  useEffect(() => {
    if (!list || isTold.current) return;
    isTold.current = true;
    const found = list.find(({ state }) => isImporting(state));
    if (found) onFound(found);
  }, [list, onFound]);
  return load.phase === 'loading';
}

/** How far an import is, looked at again and again until it is over; then the library is read anew. */
export function useImportProgress(id: string) {
  const client = useQueryClient();
  const load = useApiQuery(
    libraryImportCalls.read,
    { params: { id } },
    {
      refetchOnMount: 'always',
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data === undefined || isImporting(state.data.state) ? LOOK_EVERY_MS : false,
    },
  );
  const state = load.phase === 'ready' ? load.data.state : undefined;
  const isOver = state !== undefined && !isImporting(state);
  useEffect(() => {
    if (!isOver) return;
    for (const route of [foodCalls.list, mealCalls.list])
      void client.invalidateQueries({ queryKey: apiPrefix(route) });
  }, [isOver, client]);
  const stop = useSingleMutation({
    mutationFn: () => callRoute(libraryImportCalls.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: apiPrefix(libraryImportCalls.read, { id }) }),
    onError: (error: unknown) => toast.error(t.result.stopFailed, messageOf(error), error),
  });
  return { load, stop };
}

/** Throws away what was never begun; what remains is gone after a day anyway. */
export const forgetDraft = (id: string): Promise<unknown> =>
  callRoute(libraryImportCalls.remove, { params: { id } }).catch((error: unknown) =>
    console.warn('The draft of an import stays until its day is over', error),
  );
