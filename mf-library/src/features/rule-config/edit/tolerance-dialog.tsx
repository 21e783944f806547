import { type Food } from '@pora/contracts/catalog/food.model';
import { failureProps, formatCount, type LoadState, messageOf } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { Button, ErrorState, InlineNotice, SkeletonRows, theme } from '@pora/ui';
import { DenseTable } from '@pora/ui/data';
import { Dialog } from '@pora/ui/overlays';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { type LetThrough, toleranceEffect } from '../tolerance-effect.js';
import { toleranceStrings as t } from './tolerance.strings.js';

interface ToleranceDialogProps {
  category: string;
  foods: LoadState<Food[]>;
  onClose: () => void;
  /** Present while the category is asked about. */
  onAllow?: () => void;
}

/** What a category would let through, before it is chosen or afterwards (decision 32). */
export function ToleranceDialog({ category, foods, onClose, onAllow }: ToleranceDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const [isWhole, setWhole] = useState(false);
  const list = foods.phase === 'ready' ? foods.data : undefined;
  const effect = useMemo(() => list && toleranceEffect(list, category), [list, category]);
  return (
    <Dialog
      open
      size="report"
      onClose={onClose}
      title={onAllow ? t.title(category) : t.shownTitle(category)}
      description={t.description}
      initialFocusRef={safe}
      footerStart={
        effect &&
        effect.risky > 0 &&
        !isWhole && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t.all}
          </Button>
        )
      }
      footer={
        <>
          <Button ref={safe} onClick={onClose}>
            {onAllow ? t.cancel : t.close}
          </Button>
          {onAllow && <Allow foods={foods} onAllow={onAllow} />}
        </>
      }
    >
      {foods.phase === 'loading' && <SkeletonRows rows={4} label={t.loading} />}
      {foods.phase === 'failed' && <ErrorState title={t.failed} {...failureProps(foods)} />}
      <Unread foods={foods} />
      {effect && (
        <>
          <Numbers>
            <Fact label={t.foods} value={effect.foods} />
            <Fact label={t.risky} value={effect.risky} danger={effect.risky > 0} />
            <Fact label={t.unverified} value={effect.unverified} />
          </Numbers>
          {effect.risky === 0 && <NothingRisky foods={foods} />}
          <Passing head={t.allergen} groups={effect.allergens} whole={isWhole} />
          <Passing head={t.intolerance} groups={effect.intolerances} whole={isWhole} />
          <InlineNotice>{t.allergies}</InlineNotice>
        </>
      )}
    </Dialog>
  );
}

/** Read before, and on their way once more. */
const areReadAnew = (foods: LoadState<unknown>) =>
  foods.phase === 'ready' && foods.refreshing && foods.error == null;

/** What the foods carry is seen before they are let through: an older copy may be without the newest of it. */
function Allow({ foods, onAllow }: { foods: LoadState<unknown>; onAllow: () => void }) {
  const isChecking = areReadAnew(foods);
  return (
    <Button variant="danger" busy={isChecking} disabled={!isChecking && !isAnswered(foods)} onClick={onAllow}>
      {t.allow}
    </Button>
  );
}

/** Only the foods as they are now say that there is nothing to warn of. */
function NothingRisky({ foods }: { foods: LoadState<unknown> }) {
  if (isAnswered(foods)) return <p>{t.nothing}</p>;
  return areReadAnew(foods) ? <p role="status">{t.loading}</p> : null;
}

/** Foods of an earlier answer that could not be read again. */
function Unread({ foods }: { foods: LoadState<unknown> }) {
  if (foods.phase !== 'ready' || foods.error == null) return null;
  return (
    <Spaced>
      <InlineNotice
        tone="amber"
        live
        title={t.failed}
        action={
          <Button size="compact" variant="quiet" busy={foods.refreshing} onClick={foods.retry}>
            {t.retry}
          </Button>
        }
      >
        {messageOf(foods.error)}
      </InlineNotice>
    </Spaced>
  );
}

function Fact({ label, value, danger = false }: { label: string; value: number; danger?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Figure $danger={danger}>{formatCount(value)}</Figure>
      </dd>
    </div>
  );
}

interface PassingProps {
  head: string;
  groups: readonly LetThrough[];
  whole: boolean;
}

function Passing({ head, groups, whole }: PassingProps) {
  if (groups.length === 0) return null;
  return (
    <Table $inset>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {head}
          </th>
          <th scope="col">{t.passes}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, name, foods }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{formatCount(foods.length)}</td>
            <td>{t.names(foods, whole)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Spaced = styled.div`
  margin-bottom: ${theme.s[4]};
`;

const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]} 2.25rem;
  margin: 0 0 ${theme.s[4]};

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }

  dd {
    margin: 0;
  }
`;

const Figure = styled.strong<{ $danger: boolean }>`
  color: ${({ $danger }) => ($danger ? theme.c.dangerText : theme.c.text)};
  font: ${theme.t.lead};
`;

const Table = styled(DenseTable)`
  margin-bottom: ${theme.s[4]};

  tbody th {
    width: 9rem;
  }

  td:nth-child(2) {
    width: 3rem;
    text-align: right;
  }
`;
