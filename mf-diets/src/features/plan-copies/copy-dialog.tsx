import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { Button, InlineNotice, SegmentedControl, theme } from '@pora/ui';
import { CheckboxField, CheckboxGroup, SelectField } from '@pora/ui/forms';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { CopiedRisks } from './copied-risks.js';
import { CopyPreview } from './copy-preview.js';
import { type DayPair, copiesOf, editsOf, weekPairs } from './copy-meals.js';
import { copyStrings as t } from './plan-copies.strings.js';

type Way = keyof typeof t.ways;

const WAYS = (Object.keys(t.ways) as Way[]).map((value) => ({ value, label: t.ways[value] }));

interface CopyDialogProps {
  /** The day that is copied, when the dialog was opened on one. */
  place: SlotPlace | undefined;
  onClose: () => void;
}

/** "Kopiuj dni": a day to other days, or the first week to the second, as one step that can be taken back. */
export function CopyDialog({ place, onClose }: CopyDialogProps) {
  const { plan, address, generating, editSlots, offerUndo } = usePlanEditing();
  const { planDays } = plan;
  const [way, setWay] = useState<Way>('day');
  const [from, setFrom] = useState(place?.day ?? address.day ?? 1);
  const [to, setTo] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const days = planDays.map(({ day }) => day);
  const targets = days.filter((day) => to.has(day) && day !== from);
  const pairs: DayPair[] = way === 'week' ? weekPairs(planDays) : targets.map((day) => ({ from, to: day }));
  const copies = copiesOf(planDays, pairs);
  const edits = editsOf(copies);
  const changedDays = new Set(edits.map(({ day }) => day)).size;

  const copy = async () => {
    if (busy || generating || edits.length === 0) return;
    setBusy(true);
    const done = way === 'week' ? t.doneWeek(edits.length) : t.doneDay(edits.length, from, changedDays);
    const stored = await editSlots(edits).finally(() => setBusy(false));
    // A refusal, a conflict and the question about an allergy have been put to the person by then.
    if (!stored) return;
    onClose();
    offerUndo(done, t.undone);
  };

  return (
    <Dialog
      open
      size="wide"
      title={t.title}
      description={t.text}
      onClose={onClose}
      onSubmit={() => void copy()}
      footer={
        <DialogFoot
          hintsEscape
          submitLabel={changedDays > 0 ? t.confirmDays(changedDays) : t.confirm}
          busy={busy}
          disabled={generating || edits.length === 0}
          onSubmit={() => void copy()}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <div>
          <SegmentedControl label={t.what} value={way} onChange={setWay} options={WAYS} />
        </div>
        {way === 'day' && <DayChoice days={days} from={from} to={to} onFrom={setFrom} onTo={setTo} />}
        <Reason
          way={way}
          from={from}
          pairs={pairs}
          changes={copies.some(({ places }) => places.length > 0)}
        />
        {generating && <InlineNotice tone="info">{t.generating}</InlineNotice>}
        <CopiedRisks copies={copies} />
        <CopyPreview copies={copies} edits={edits} />
      </Stack>
    </Dialog>
  );
}

interface DayChoiceProps {
  days: readonly number[];
  from: number;
  to: ReadonlySet<number>;
  onFrom: (day: number) => void;
  onTo: (days: ReadonlySet<number>) => void;
}

function DayChoice({ days, from, to, onFrom, onTo }: DayChoiceProps) {
  const others = days.filter((day) => day !== from);
  const toggle = (day: number, chosen: boolean) =>
    onTo(new Set(days.filter((each) => (each === day ? chosen : to.has(each)))));
  return (
    <>
      <Source>
        <SelectField
          label={t.from}
          value={String(from)}
          options={days.map((day) => ({ value: String(day), label: t.dayName(day) }))}
          onChange={(value) => onFrom(Number(value))}
        />
      </Source>
      <CheckboxGroup label={t.to}>
        <Days>
          {others.map((day) => (
            <CheckboxField
              key={day}
              label={t.dayName(day)}
              checked={to.has(day)}
              onChange={(chosen) => toggle(day, chosen)}
            />
          ))}
        </Days>
        <Buttons>
          <Button size="compact" onClick={() => onTo(new Set(others))}>
            {t.all}
          </Button>
          <Button size="compact" onClick={() => onTo(new Set())}>
            {t.none}
          </Button>
        </Buttons>
      </CheckboxGroup>
    </>
  );
}

interface ReasonProps {
  way: Way;
  from: number;
  pairs: readonly DayPair[];
  /** The copy meets at least one place that has another meal, or none. */
  changes: boolean;
}

/** Why there is nothing to copy yet. */
function Reason({ way, from, pairs, changes }: ReasonProps) {
  const { plan } = usePlanEditing();
  const source = plan.planDays.find(({ day }) => day === from);
  if (changes) return null;
  if (way === 'week') return <Note>{pairs.length === 0 ? t.noWeek : t.nothing}</Note>;
  if (source?.slots.every(({ entry }) => entry === null)) return <Note>{t.emptySource(from)}</Note>;
  return <Note>{pairs.length === 0 ? t.chooseDays : t.nothing}</Note>;
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;

const Source = styled.div`
  width: 12rem;
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${theme.s[1]} ${theme.s[3]};
  width: 100%;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[2]};
`;

const Note = styled.p`
  margin: 0;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
