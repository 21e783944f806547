import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { callRoute, isHttpError, messageOf, paths } from '@pora/kit';
import { useLocation } from '@pora/kit/router';
import { Button, ButtonLink, InlineNotice, media, theme, toast } from '@pora/ui';
import { LockKeyholeIcon, LogInIcon, TrashIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { foodStrings } from '../foods.strings.js';
import { type FoodBase } from '../use-foods.js';
import { bulkDeleteStrings as t } from './bulk-delete.strings.js';
import { keepSelection } from './use-selected-foods.js';

/** Names in the question; the rest is a number [library §9]. */
const NAMES = 10;

interface BulkDeleteDialogProps {
  /** The ticked foods, in the order of the table. */
  foods: readonly Food[];
  /** Number of meals of each food; undefined while it is not known. */
  usage: ReadonlyMap<number, number> | undefined;
  base: FoodBase;
  onClose: () => void;
  /** What was deleted, and what stays ticked because meals are made of it. */
  onDone: (deleted: readonly Food[], skipped: readonly Food[]) => void;
}

/** Asks once, deletes, and says what was deleted and what was skipped [library §2, §6, §8]. */
export function BulkDeleteDialog({ foods, usage, base, onClose, onDone }: BulkDeleteDialogProps) {
  const [phase, setPhase] = useState<'asking' | 'busy' | 'unauthorised'>('asking');
  const remove = async () => {
    setPhase('busy');
    const ids = foods.map(({ id }) => id);
    try {
      const answer = await callRoute(foodCalls.remove, { body: { ids }, asksToSignIn: true });
      const skipped = new Set(answer.skippedInUse);
      const gone = foods.filter(({ id }) => !skipped.has(id));
      base.forgetAll(gone.map(({ id }) => String(id)));
      const deleted = new Set(answer.deleted);
      onDone(
        gone.filter(({ id }) => deleted.has(id)),
        foods.filter(({ id }) => skipped.has(id)),
      );
    } catch (error) {
      if (isHttpError(error, 401)) {
        keepSelection(ids);
        setPhase('unauthorised');
        return;
      }
      toast.error(t.result(0, 0), messageOf(error), error);
      onClose();
    }
  };
  if (phase === 'unauthorised') return <Unauthorised count={foods.length} onClose={onClose} />;
  return (
    <Question foods={foods} usage={usage} busy={phase === 'busy'} onConfirm={remove} onCancel={onClose} />
  );
}

interface QuestionProps extends Pick<BulkDeleteDialogProps, 'foods' | 'usage'> {
  busy: boolean;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

function Question({ foods, usage, busy, onConfirm, onCancel }: QuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const used = usage ? foods.filter(({ id }) => (usage.get(id) ?? 0) > 0).length : 0;
  const rest = foods.length - NAMES;
  return (
    <Dialog
      open
      role="alertdialog"
      title={t.question(foods.length)}
      onClose={onCancel}
      dismissible={!busy}
      initialFocusRef={cancel}
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button variant="danger" icon={<TrashIcon />} busy={busy} onClick={() => void onConfirm()}>
            {t.remove}
          </Button>
        </>
      }
    >
      <Names aria-label={t.names}>
        {foods.slice(0, NAMES).map((food) => {
          const meals = usage?.get(food.id) ?? 0;
          return (
            <li key={food.id}>
              <span>{food.name}</span>
              {meals > 0 && <small>{foodStrings.sheet.usage(meals)}</small>}
            </li>
          );
        })}
      </Names>
      {rest > 0 && <Note>{t.rest(rest)}</Note>}
      {used > 0 && <InlineNotice>{t.used(used)}</InlineNotice>}
      {!usage && <InlineNotice tone="amber">{t.usageUnknown}</InlineNotice>}
      <Note>{t.canUndo}</Note>
    </Dialog>
  );
}

/** The session ended: nothing was deleted, and what was ticked comes back after the sign-in [library §6]. */
function Unauthorised({ count, onClose }: { count: number; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const signIn = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog
      open
      size="small"
      role="alertdialog"
      icon={<LockKeyholeIcon color={theme.c.dangerText} aria-hidden />}
      title={t.unauthorised}
      description={t.unauthorisedText}
      onClose={onClose}
      initialFocusRef={signIn}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
          <ButtonLink ref={signIn} href={paths.signIn(pathname + search)} $variant="primary">
            <LogInIcon aria-hidden />
            {t.signIn}
          </ButtonLink>
        </>
      }
    >
      <Note>{t.nothingLost(count)}</Note>
    </Dialog>
  );
}

const Names = styled.ul`
  columns: 2;
  column-gap: ${theme.s[6]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${theme.t.dense};

  ${media.phone} {
    columns: 1;
  }

  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.s[2]};
    padding: ${theme.s[2]} 0;
    border-bottom: 1px solid ${theme.c.line};
    break-inside: avoid;
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    flex: none;
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }
`;

const Note = styled.p`
  margin: ${theme.s[2]} 0;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
