import { type Food } from '@pora/contracts/catalog/food.model';
import { SUBSTITUTION_PERCENTAGE } from '@pora/contracts/catalog/substitution.limits';
import { type Substitution } from '@pora/contracts/catalog/substitution.model';
import { formatKcal, useDirtyGuard } from '@pora/kit';
import {
  Button,
  focusRing,
  IconButton,
  InlineNotice,
  media,
  TextField,
  theme,
  tip,
  truncate,
  VisuallyHidden,
} from '@pora/ui';
import { NumberField } from '@pora/ui/forms';
import { CheckIcon, TrashIcon } from '@pora/ui/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { foodSearchStrings } from '../../shared/food-search.strings.js';
import { sharedHazards } from './shared-hazards.js';
import { isPercentage } from './substitute-fields.js';
import { SharedLine } from './shared-line.js';
import { substitutionStrings as t } from './substitutions.strings.js';
import { type useSubstituteWrites } from './use-substitutions.js';

interface SubstituteRowProps {
  item: Substitution;
  /** The food it stands for and the substitute itself; undefined while nobody knows what is in them. */
  food: Food | undefined;
  substitute: Food | undefined;
  writes: ReturnType<typeof useSubstituteWrites>;
}

/** One substitute: its share and its description can be changed in place. */
export function SubstituteRow({ item, food, substitute, writes }: SubstituteRowProps) {
  const name = item.substituteFoodName;
  const [percentage, setPercentage] = useState<number | null>(item.percentage);
  const [description, setDescription] = useState(item.description);
  const [writing, setWriting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [newer, setNewer] = useState<Substitution>();
  const [seen, setSeen] = useState(item.version);
  if (seen !== item.version) {
    // What was saved, here or elsewhere, is where the next change begins.
    setSeen(item.version);
    setPercentage(item.percentage);
    setDescription(item.description);
    setWriting(false);
    setNewer(undefined);
  }
  const descriptionButton = useFocusOnReturn(writing);
  const dirty = percentage !== item.percentage || description.trim() !== item.description;
  useDirtyGuard({ dirty });
  const shared = food && substitute && sharedHazards(food, substitute);

  const saveOver = async (before: Substitution) => {
    if (!isPercentage(percentage) || busy) return;
    setBusy(true);
    setNewer(await writes.save(before, { percentage, description: description.trim() }));
    setBusy(false);
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !dirty) return;
    event.preventDefault();
    void saveOver(item);
  };
  const takeTheirs = (theirs: Substitution) => {
    setPercentage(theirs.percentage);
    setDescription(theirs.description);
    setNewer(undefined);
    void writes.refresh();
  };
  return (
    <Row>
      <Words>
        <strong>{name}</strong>
        {substitute && (
          <Quiet>
            {foodSearchStrings.energy(formatKcal(substitute.calories), substitute.per === 'sztuka')}
          </Quiet>
        )}
        {!writing && (
          <Description
            type="button"
            ref={descriptionButton}
            onClick={() => setWriting(true)}
            {...(description !== '' && tip(description))}
          >
            {description === '' ? t.addDescription : <VisuallyHidden>{t.changeDescription} </VisuallyHidden>}
            {description}
          </Description>
        )}
      </Words>
      <span onKeyDown={saveOnEnter}>
        <NumberField
          label={t.percentageOf(name)}
          hideLabel
          size="compact"
          unit="%"
          decimals={1}
          min={SUBSTITUTION_PERCENTAGE.min}
          max={SUBSTITUTION_PERCENTAGE.max}
          value={percentage}
          onChange={setPercentage}
        />
      </span>
      <Deeds>
        <IconButton
          label={t.saveOf(name)}
          icon={<CheckIcon />}
          busy={busy}
          disabled={!dirty || !isPercentage(percentage)}
          onClick={() => void saveOver(item)}
        />
        <IconButton
          label={t.removeOf(name)}
          variant="danger"
          icon={<TrashIcon />}
          disabled={busy}
          onClick={() => void writes.remove(item)}
        />
      </Deeds>
      {writing && (
        <Wide onKeyDown={saveOnEnter}>
          <TextField
            label={t.descriptionOf(name)}
            hideLabel
            size="compact"
            autoFocus
            maxLength={1000}
            placeholder={t.descriptionPlaceholder}
            value={description}
            onChange={setDescription}
          />
        </Wide>
      )}
      {shared && (
        <Wide>
          <SharedLine>{t.shared(shared.allergens, shared.intolerances)}</SharedLine>
        </Wide>
      )}
      {newer && (
        <Wide>
          <Conflict
            newer={newer}
            onTakeTheirs={() => takeTheirs(newer)}
            onKeepMine={() => void saveOver(newer)}
          />
        </Wide>
      )}
    </Row>
  );
}

interface ConflictProps {
  newer: Substitution;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else changed the substitute meanwhile: one of the two versions stays (decision 8). */
function Conflict({ newer, onTakeTheirs, onKeepMine }: ConflictProps) {
  return (
    <InlineNotice tone="amber" live>
      {t.conflict(newer.percentage)}{' '}
      <Choices>
        <Button size="compact" variant="primary" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
        <Button size="compact" onClick={onKeepMine}>
          {t.keepMine}
        </Button>
      </Choices>
    </InlineNotice>
  );
}

/** The button that opened a field has the focus again when the field is gone. */
function useFocusOnReturn(isAway: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.5rem auto;
  align-items: center;
  gap: ${theme.s[1]} ${theme.s[3]};
  padding: ${theme.s[2]} 0;
  border-bottom: 1px solid ${theme.c.line};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Words = styled.div`
  min-width: 0;

  ${media.phone} {
    grid-column: 1 / -1;
  }
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  margin-left: ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

/** The description in at most 240 px; the whole of it on hover and focus, a click changes it [library §9]. */
const Description = styled.button`
  ${truncate}
  ${focusRing}
  display: block;
  max-width: min(240px, 100%);
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: ${theme.c.text3};
  font: ${theme.t.small};
  text-align: left;
  cursor: text;

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;

const Deeds = styled.span`
  display: inline-flex;
  gap: ${theme.s[1]};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;
