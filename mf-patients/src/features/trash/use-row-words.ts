import { messageOf, usePersonName } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { toast } from '@pora/ui';
import { type Erasure, type TrashKind, type TrashRow } from './trash-kinds.js';
import { trashStrings as t } from './trash.strings.js';

interface Deed<Of> {
  isPending: boolean;
  variables: Of | undefined;
  mutate: (
    of: Of,
    options: { onSuccess: () => void; onError: (error: unknown) => void; onSettled?: () => void },
  ) => void;
}

interface Deleted {
  deletedAt: string;
  deletedBy: string;
  until: string;
}

/** One deleted thing with its words; `question` asks before it is gone for good, undefined for who may not. */
export interface RowParts<Of> extends Pick<TrashRow, 'name' | 'detail' | 'along'> {
  kind: TrashKind;
  of: Of;
  key: string;
  thing: Deleted;
  isWarning?: boolean;
  deeds: { restore: Deed<Of>; erase: Deed<Of> };
  restored: string;
  /** Where it is once it came back. */
  path: string;
  question: { title: string; text: string; erased: string } | undefined;
}

const failed = (title: string) => (error: unknown) => toast.error(title, messageOf(error), error);

/** Makes rows: who deleted something and when, the way to what came back, and the question before it is gone. */
export function useRowOf(ask: (erasure: Erasure) => void, close: () => void) {
  const navigate = useNavigate();
  const nameOf = usePersonName();
  return <Of>(parts: RowParts<Of>): TrashRow => {
    const { kind, key, name, detail, along, isWarning = false, of, thing, deeds, question } = parts;
    const isBusy = (deed: Deed<Of>) => deed.isPending && deed.variables === of;
    return {
      ...{ kind, key: `${kind} ${key}`, name, detail, along, isWarning },
      ...{ deletedAt: thing.deletedAt, deletedBy: nameOf(thing.deletedBy), until: thing.until },
      busy: isBusy(deeds.restore) || isBusy(deeds.erase),
      restore: () =>
        deeds.restore.mutate(of, {
          onSuccess: () =>
            toast.show({
              title: parts.restored,
              tone: 'success',
              action: { label: t.open, run: () => void navigate(parts.path) },
            }),
          onError: failed(t.restoreFailed),
        }),
      erase:
        question &&
        (() =>
          ask({
            title: question.title,
            text: question.text,
            confirm: () =>
              deeds.erase.mutate(of, {
                onSuccess: () => toast.success(question.erased),
                onError: failed(t.eraseFailed),
                onSettled: close,
              }),
          })),
    };
  };
}
