import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { formatDeviation, formatKcal, joinNames } from '@pora/kit';
import { theme } from '@pora/ui';
import { LockIcon, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { deviationOf, usePlanEditing, withSlotEdits } from '../plan-work/public.js';
import { type DayCopy, type PlaceCopy } from './copy-meals.js';
import { copyStrings as t } from './plan-copies.strings.js';

interface CopyPreviewProps {
  copies: readonly DayCopy[];
  edits: readonly SlotEdit[];
}

/** Every day that the copy meets: what is replaced, what stays, and the day's energy before and after. */
export function CopyPreview({ copies, edits }: CopyPreviewProps) {
  const { plan } = usePlanEditing();
  const shown = copies.filter(({ places, homeless }) => places.length > 0 || homeless.length > 0);
  if (shown.length === 0) return null;
  const energyOf = (days: typeof plan.planDays) =>
    new Map(days.map(({ day, totals }) => [day, totals.calories]));
  const [before, after] = [energyOf(plan.planDays), energyOf(withSlotEdits(plan.planDays, edits))];
  return (
    <Section aria-label={t.after}>
      <h3>{t.after}</h3>
      <List>
        {shown.map((copy) => (
          <DayLine
            key={copy.day}
            copy={copy}
            before={before.get(copy.day) ?? 0}
            after={after.get(copy.day) ?? 0}
          />
        ))}
      </List>
    </Section>
  );
}

function DayLine({ copy, before, after }: { copy: DayCopy; before: number; after: number }) {
  const { plan, tolerances } = usePlanEditing();
  const deviation = deviationOf(after, plan.caloriesPerDay, tolerances);
  return (
    <li>
      <Head>
        <strong>{t.dayName(copy.day)}</strong>
        <span>{factsOf(copy.places)}</span>
        <Energy>
          {formatKcal(before)} → <b>{formatKcal(after)}</b>
          {deviation && ` (${formatDeviation(deviation.percent)})`}
        </Energy>
      </Head>
      <Places>
        {copy.places.map((place) => (
          <li key={place.slotIndex}>
            <PlaceLine place={place} />
          </li>
        ))}
        {copy.empty.length > 0 && <li>{t.emptyInSource(joinNames(copy.empty))}</li>}
        {copy.homeless.length > 0 && (
          <li>
            <TriangleAlertIcon size={12} aria-hidden /> {t.homeless(joinNames(copy.homeless))}
          </li>
        )}
      </Places>
    </li>
  );
}

function factsOf(places: readonly PlaceCopy[]): string {
  const count = (outcome: PlaceCopy['outcome']) => places.filter((place) => place.outcome === outcome).length;
  const [replaced, filled, kept] = [count('replaced'), count('filled'), count('kept')];
  return [
    ...(replaced > 0 ? [t.replaced(replaced)] : []),
    ...(filled > 0 ? [t.filled(filled)] : []),
    ...(kept > 0 ? [t.kept(kept)] : []),
  ].join(', ');
}

function PlaceLine({ place: { label, before, entry, outcome, mismatch } }: { place: PlaceCopy }) {
  if (outcome === 'kept') {
    return (
      <>
        <LockIcon size={12} aria-hidden /> {before ? t.stays(label, before.name) : t.staysEmpty(label)}
      </>
    );
  }
  return (
    <>
      {t.change(label)}
      {before ? <del>{before.name}</del> : t.wasEmpty} → {entry.name}
      {mismatch !== null && (
        <Mismatch>
          <TriangleAlertIcon size={12} aria-hidden /> {t.mismatch(mismatch)}
        </Mismatch>
      )}
    </>
  );
}

const Section = styled.section`
  width: 100%;

  h3 {
    margin: 0 0 ${theme.s[2]};
    font: ${theme.t.strong};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.s[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding-bottom: ${theme.s[2]};
    border-bottom: 1px solid ${theme.c.line};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[3]};
  font: ${theme.t.dense};

  > span:nth-child(2) {
    color: ${theme.c.text2};
  }
`;

const Energy = styled.span`
  margin-left: auto;
  font-variant-numeric: tabular-nums;
`;

const Places = styled.ul`
  margin: ${theme.s[1]} 0 0;
  padding: 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
  list-style: none;
  overflow-wrap: anywhere;

  del {
    color: ${theme.c.text3};
  }
`;

const Mismatch = styled.span`
  margin-left: ${theme.s[2]};
  color: ${theme.c.amberText};
`;
