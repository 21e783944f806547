import { planInsightCalls } from '@pora/contracts/calls';
import { type SlotExplanation } from '@pora/contracts/plans/plan-explanation.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { messageOf, useApiQuery } from '@pora/kit';
import { Button, ErrorState, InlineNotice, Spinner, theme } from '@pora/ui';
import { LockIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { isLocked, usePlanEditing } from '../plan-work/public.js';
import { AtSlot, type NamedSlot } from './at-slot.js';
import { alternativesStrings as t } from './meal-alternatives.strings.js';
import { RuleCountChips } from './rule-count-chips.js';
import { WhyNot } from './why-not.js';

interface WhyDialogProps {
  place: SlotPlace | undefined;
  onClose: () => void;
}

/** Why this meal stands in its slot, or none does, and why not another one: the rules and counts of the generator. */
export function WhyDialog({ place, onClose }: WhyDialogProps) {
  return (
    <AtSlot place={place} onClose={onClose}>
      {(named) => <WhyHere {...named} onClose={onClose} />}
    </AtSlot>
  );
}

function WhyHere({ place, slot, label, onClose }: NamedSlot & { onClose: () => void }) {
  const { plan, address } = usePlanEditing();
  const { id, version, generation } = plan;
  const query = { day: String(place.day), slot: String(place.slotIndex) };
  const explained = useApiQuery(planInsightCalls.explain, { params: { id }, query, version });
  return (
    <Dialog
      open
      title={slot.entry ? t.why.title : t.why.emptyTitle}
      description={[t.place([place.day], label), slot.entry?.name].filter(Boolean).join(' · ')}
      onClose={onClose}
      footerStart={<Button onClick={() => address.open('alternatives', place)}>{t.why.alternatives}</Button>}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <Stack>
        {isLocked(slot) && (
          <Line>
            <LockIcon aria-hidden />
            {t.why.locked}
          </Line>
        )}
        {explained.phase === 'loading' && <Spinner label={t.why.loading} />}
        {explained.phase === 'failed' && (
          <ErrorState
            title={t.why.failed}
            description={messageOf(explained.error)}
            onRetry={explained.retry}
            busy={explained.retrying}
          />
        )}
        {explained.phase === 'ready' && <Reasons explained={explained.data} hasMeal={slot.entry !== null} />}
        <WhyNot place={place} slot={slot} label={label} onPut={onClose} />
        {generation && <Seed>{t.why.seed(generation.seed)}</Seed>}
      </Stack>
    </Dialog>
  );
}

/** What speaks for the meal, and how many the rules leave; where nothing is left, the rule that bites and its remedy. */
function Reasons({ explained, hasMeal }: { explained: SlotExplanation; hasMeal: boolean }) {
  const { present, pool, dynamic, sentences } = explained;
  // The first sentence tells the counts that stand in the chips.
  const last = sentences.at(-1);
  return (
    <>
      {present && (
        <div>
          {present.broken.length > 0 && <p>{t.why.breaks}</p>}
          <Sentences>
            {present.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Sentences>
        </div>
      )}
      {hasMeal && !present && <p>{t.why.own}</p>}
      <section>
        <h3>{t.why.counts}</h3>
        <RuleCountChips pool={pool} dynamic={dynamic} />
      </section>
      {last !== undefined &&
        (dynamic.left === 0 ? <InlineNotice tone="amber">{last}</InlineNotice> : <p>{last}</p>)}
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};

  h3 {
    margin: 0 0 ${theme.s[2]};
    font: ${theme.t.strong};
  }

  p {
    margin: 0;
  }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  color: ${theme.c.text2};

  svg {
    flex: none;
  }
`;

const Sentences = styled.ul`
  display: grid;
  gap: ${theme.s[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Seed = styled.small`
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
