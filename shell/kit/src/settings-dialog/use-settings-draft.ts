// By the names that are shared: this file is built into whoever asks for it, and must not bring a second cache along.
import { isHttpError, messageOf, useDirtyGuard, useSingleMutation } from '@pora/kit';
import { useState } from 'react';

/** What is stored, with the version that a change is made on. */
export interface StoredSettings {
  readonly version: number;
}

/** Options of useSettingsDraft. */
export interface SettingsDraftOptions<Stored extends StoredSettings, Draft, Body> {
  /** What is stored when the dialog opens; a later one that is merely read again is not typed over. */
  stored: Stored;
  /** What of it can be changed. */
  draftOf: (stored: Stored) => Draft;
  /** The draft as it is sent, or what is wrong with it. */
  check: (draft: Draft) => Checked<Body>;
  send: (body: Body, ifMatch: number) => Promise<Stored>;
  /** Saved, or the newer of somebody else was taken: `isSaved` tells which. */
  onStored: (stored: Stored, isSaved: boolean) => void;
}

/** A draft that can be sent, or the reason why it cannot. */
export type Checked<Body> = { body: Body } | { problem: string };

/** Settings while they are changed: what is typed, why it was not saved, and the newer version of somebody else. */
export function useSettingsDraft<Stored extends StoredSettings, Draft, Body>({
  stored,
  draftOf,
  check,
  send,
  onStored,
}: SettingsDraftOptions<Stored, Draft, Body>) {
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [problem, setProblem] = useState<string>();
  const [newer, setNewer] = useState<Stored>();
  const dirty = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  useDirtyGuard({ dirty });
  const saving = useSingleMutation({
    mutationFn: ({ body, over }: { body: Body; over: number }) => send(body, over),
    onSuccess: (saved: Stored) => onStored(saved, true),
    onError: (error: unknown) => {
      const theirs = newerOf<Stored>(error);
      setNewer(theirs);
      setProblem(theirs ? undefined : messageOf(error));
    },
  });
  const saveOver = ({ version }: StoredSettings): void => {
    const checked = check(draft);
    setProblem('problem' in checked ? checked.problem : undefined);
    if ('body' in checked) saving.mutate({ body: checked.body, over: version });
  };
  return {
    ...{ draft, setDraft, dirty, problem, newer },
    busy: saving.isPending,
    /** A newer version is asked about first. */
    save: () => !newer && saveOver(base),
    keepMine: () => newer && saveOver(newer),
    takeTheirs: () => {
      if (!newer) return;
      setBase(newer);
      setDraft(draftOf(newer));
      setProblem(undefined);
      setNewer(undefined);
      onStored(newer, false);
    },
  };
}

/** The newer settings that a 412 carries. */
function newerOf<Stored extends StoredSettings>(error: unknown): Stored | undefined {
  if (!isHttpError(error, 412)) return undefined;
  const { current } = (error.details ?? {}) as { current?: Stored };
  return typeof current?.version === 'number' ? current : undefined;
}
