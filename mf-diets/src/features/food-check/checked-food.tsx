import { certaintyOf } from '@pora/contracts/catalog/allergen-certainty';
import { ALLERGEN_LABELS, ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { type Food } from '@pora/contracts/catalog/food.model';
import { lightOf } from '@pora/engine/rules';
import { formatDateTime, messageOf, paths } from '@pora/kit';
import { DictionaryPicker } from '@pora/kit/dictionary-picker';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, InlineNotice, theme, VisuallyHidden } from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import { CheckIcon, PencilIcon, PlusIcon, ShieldQuestionMarkIcon } from '@pora/ui/icons';
import { ConfirmDialog } from '@pora/ui/overlays';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { formatMeasured } from '../plan-safety/public.js';
import { Stack } from '../../shared/stack.js';
import { type FoodFacts, type LinkLine } from './checked-links.js';
import { foodCheckStrings as t } from './food-check.strings.js';
import { type CheckedFoodState } from './use-checked-food.js';

interface BodyProps {
  facts: FoodFacts;
  checked: CheckedFoodState;
  /** Places of the plan with the food. */
  count: number;
  isTolerated: boolean;
}

const itemOf = ({ name, value }: { name: string; value: number | undefined }) =>
  t.item(name, formatMeasured(value));

/** Why the food is asked about, its links with the patient's results, and what saving them would make of the plan. */
export function CheckedFoodBody({ facts, checked, count, isTolerated }: BodyProps) {
  const { food, dictionary, asked } = facts;
  const { lines, choose } = checked;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    checked.send('links');
  };
  return (
    <Stack onKeyDown={onKey}>
      <AskedLine label={t.asked} items={asked.filter(({ isEntry }) => !isEntry)} />
      <AskedLine label={t.askedEntries} items={asked.filter(({ isEntry }) => isEntry)} />
      <p>
        {t.allergens}: {allergensInWords(food)}
      </p>
      <AllergensToAdd food={food} checked={checked} />
      <section aria-label={t.links}>
        <h3>{t.links}</h3>
        <p>{t.linksHint}</p>
        {lines.length === 0 ? (
          <p>{t.noLinks}</p>
        ) : (
          <Lines>
            {lines.map((line) => (
              <LinkOfFood key={line.key} line={line} onChoose={choose} />
            ))}
          </Lines>
        )}
        <More>
          <DictionaryPicker
            label={t.add}
            entries={dictionary}
            taken={new Set(lines.map(({ key }) => key))}
            onPick={(key) => choose(key, true)}
          />
          <ButtonLink
            as={Link}
            to={`${paths.food(String(food.id))}?form=edit`}
            $variant="quiet"
            $size="compact"
          >
            <PencilIcon size={14} aria-hidden />
            {t.whole}
          </ButtonLink>
        </More>
      </section>
      <Effect checked={checked} count={count} category={isTolerated ? food.category : undefined} />
      {checked.none?.settles === false && <p>{t.noneNot}</p>}
      <Trouble checked={checked} />
    </Stack>
  );
}

function AskedLine({ label, items }: { label: string; items: FoodFacts['asked'] }) {
  if (items.length === 0) return null;
  return (
    <Asked>
      <ShieldQuestionMarkIcon size={16} aria-hidden />
      <span>
        <strong>{label}</strong> {t.items(items.map(itemOf))}
      </span>
    </Asked>
  );
}

/** What the label names and the food does not declare yet. */
function AllergensToAdd({ food, checked: { added, toggle } }: { food: Food; checked: CheckedFoodState }) {
  return (
    <section aria-label={t.holds}>
      <h3>{t.holds}</h3>
      <p>{t.holdsHint}</p>
      <Allergens role="group" aria-label={t.holds}>
        {ALLERGENS.filter((one) => !food.allergenInfo.allergens.includes(one)).map((allergen) => (
          <Button
            key={allergen}
            size="compact"
            aria-pressed={added.has(allergen)}
            icon={added.has(allergen) ? <CheckIcon aria-hidden /> : <PlusIcon aria-hidden />}
            onClick={() => toggle(allergen)}
          >
            {ALLERGEN_LABELS[allergen]}
          </Button>
        ))}
      </Allergens>
    </section>
  );
}

function allergensInWords({ allergenInfo: info }: Food): string {
  const named = ALLERGENS.filter((one) => info.allergens.includes(one));
  const sure = named.map((one) => t.sure(ALLERGEN_LABELS[one], certaintyOf(info, one)));
  const state = t.rest[info.verifiedAt === null ? info.confidence : 'pewny'];
  return [...sure, t.others(ALLERGENS.length - named.length, state)].join(', ');
}

const TONES = { red: theme.c.dangerText, yellow: theme.c.amberText, green: theme.c.text };

function LinkOfFood({
  line: { key, name, reason, value, ticked },
  onChoose,
}: {
  line: LinkLine;
  onChoose: (key: string, ticked: boolean) => void;
}) {
  const light = value === undefined ? 'green' : lightOf(value);
  return (
    <li>
      <CheckboxField label={name} checked={ticked} onChange={(next) => onChoose(key, next)} />
      <small>{reason}</small>
      <Value style={{ color: TONES[light], fontWeight: light === 'green' ? undefined : 600 }}>
        {formatMeasured(value) ?? '–'}
        {light === 'red' && <VisuallyHidden> {t.high}</VisuallyHidden>}
        {value === undefined && <VisuallyHidden> {t.untested}</VisuallyHidden>}
      </Value>
    </li>
  );
}

/** What the places of the plan become. */
function Effect({
  checked: { outcome, lines, added, waitingEntries },
  count,
  category,
}: {
  checked: CheckedFoodState;
  count: number;
  /** Set where the rules let the food through. */
  category: string | undefined;
}) {
  if (!outcome) return null;
  const { risks, unknown } = outcome;
  if (risks.length > 0) {
    const names = risks.map(itemOf);
    return (
      <InlineNotice live tone={category === undefined ? 'danger' : 'amber'}>
        {category === undefined ? t.effect.risk(count, names) : t.effect.tolerated(count, names, category)}
      </InlineNotice>
    );
  }
  if (unknown.length > 0) {
    return (
      <InlineNotice live tone="amber">
        {t.effect.unknown(count, unknown.map(itemOf))}
      </InlineNotice>
    );
  }
  if (waitingEntries.length > 0) {
    return (
      <InlineNotice live tone="amber">
        {t.effect.unchecked(count, waitingEntries.map(itemOf))}
      </InlineNotice>
    );
  }
  if (added.size > 0) {
    const allergens = [...added].map((one) => ALLERGEN_LABELS[one]);
    return (
      <InlineNotice live tone="amber">
        {t.effect.again(count, allergens)}
      </InlineNotice>
    );
  }
  const near = lines.filter(
    ({ ticked, value }) => ticked && value !== undefined && lightOf(value) === 'yellow',
  );
  return (
    <InlineNotice live tone={near.length > 0 ? 'amber' : 'ok'}>
      {near.length > 0 ? t.effect.borderline(count, near.map(itemOf)) : t.effect.free(count)}
    </InlineNotice>
  );
}

/** A save that failed: somebody else's newer food with both ways on, or the reason; what was ticked stays. */
function Trouble({ checked: { theirs, error, busy, takeTheirs, keepMine } }: { checked: CheckedFoodState }) {
  if (theirs) {
    return (
      <InlineNotice
        live
        tone="amber"
        title={t.conflict.title}
        action={
          <Choices>
            <Button size="compact" variant="primary" disabled={busy} onClick={takeTheirs}>
              {t.conflict.theirs}
            </Button>
            <Button size="compact" busy={busy} onClick={keepMine}>
              {t.conflict.mine}
            </Button>
          </Choices>
        }
      >
        {t.conflict.text(formatDateTime(theirs.updatedAt))}
      </InlineNotice>
    );
  }
  if (error === null) return null;
  return (
    <InlineNotice live tone="danger" title={t.saveFailed}>
      {messageOf(error)}
    </InlineNotice>
  );
}

/** The answers: it is said what is in it, or that nothing of what was asked is. */
export function CheckedFoodFooter({ checked, foodName }: { checked: CheckedFoodState; foodName: string }) {
  const { none, busy, theirs, send } = checked;
  const [asking, setAsking] = useState(false);
  // While somebody else's food waits for a decision, that comes first.
  const waits = none === undefined || busy || theirs !== null;
  return (
    <>
      {none?.settles && (
        <Button disabled={waits} onClick={() => setAsking(true)}>
          {t.none}
        </Button>
      )}
      <Button
        variant="primary"
        shortcut="Ctrl ↵"
        busy={busy}
        disabled={none === undefined || theirs !== null}
        onClick={() => send('links')}
      >
        {t.save}
      </Button>
      {none && asking && (
        <ConfirmDialog
          open
          tone="primary"
          title={t.confirm.title(foodName)}
          description={t.confirm.text(none.items, none.allergens)}
          confirmLabel={t.confirm.yes}
          cancelLabel={t.confirm.no}
          onConfirm={() => {
            setAsking(false);
            send('none');
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

const Asked = styled.div`
  display: flex;
  gap: ${theme.s[2]};
  color: ${theme.c.unmappedText};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Allergens = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[2]};
`;

const Lines = styled.ul`
  margin: ${theme.s[2]} 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, auto) 3.5rem;
    align-items: center;
    gap: ${theme.s[2]};
    padding: ${theme.s[1]} 0;
    border-bottom: 1px solid ${theme.c.line};
  }

  small {
    color: ${theme.c.text2};
    font: ${theme.t.small};
    overflow-wrap: anywhere;
  }
`;

const Value = styled.span`
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;
