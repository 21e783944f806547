import {
  MEAL_TYPE_LABELS,
  MEAL_TYPES,
  type MealType,
  SLOT_TYPES,
  type SlotType,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { announce, Button, IconButton, InlineNotice, mediaQueries, theme, useMediaQuery } from '@pora/ui';
import { Checkbox, CheckboxField, CheckboxGroup, FormField } from '@pora/ui/forms';
import { mealIcons, TrashIcon } from '@pora/ui/icons';
import { DropdownMenu } from '@pora/ui/overlays';
import styled from 'styled-components';
import { ChangedDot, type SectionProps } from './rule-fields.js';
import { ruleFormStrings } from './rule-form.strings.js';
import { keyLabel, without } from './typed-keys.js';

const t = ruleFormStrings.pools;
const TYPES = MEAL_TYPES.filter((type) => type !== 'unknown');
const NO_TYPES: readonly string[] = [];

type Pools = Record<string, string[]>;

interface PoolsProps {
  pools: Readonly<Pools>;
  saved: Readonly<Pools>;
  onChange: (pools: Pools) => void;
}

/** Which types of meals each slot takes; with nothing chosen a slot takes its own type [library §5]. */
export function PoolsSection({ form, saved }: SectionProps) {
  // The ten columns of the table do not fit there.
  const isNarrow = useMediaQuery(mediaQueries.tablet);
  return (
    <FormField form={form} name="pools">
      {({ value, onChange }) => {
        const props = { pools: value, saved: saved.pools, onChange };
        return (
          <>
            {isNarrow ? <PoolGroups {...props} /> : <PoolTable {...props} />}
            <UnknownSlots {...props} />
          </>
        );
      }}
    </FormField>
  );
}

function toggleIn({ pools, onChange }: PoolsProps, slot: SlotType, type: MealType, checked: boolean): void {
  const pool = pools[slot] ?? NO_TYPES;
  const next = checked ? [...pool, type] : pool.filter((one) => one !== type);
  if (next.length === 0) announce(t.backToOwn(MEAL_TYPE_LABELS[slot]));
  onChange({ ...pools, [slot]: next.length > 0 ? next : [slot] });
}

const isChanged = ({ pools, saved }: PoolsProps, slot: string): boolean =>
  [...(pools[slot] ?? NO_TYPES)].sort().join() !== [...(saved[slot] ?? NO_TYPES)].sort().join();

function PoolTable(props: PoolsProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t.slot}</th>
          {TYPES.map((type) => {
            const Icon = mealIcons[type];
            return (
              <th key={type} scope="col">
                <Tinted $type={type}>
                  <Icon size={16} aria-hidden />
                  {MEAL_TYPE_LABELS[type]}
                </Tinted>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {SLOT_TYPES.map((slot) => (
          <tr key={slot}>
            <th scope="row">
              <SlotName slot={slot} changed={isChanged(props, slot)} />
            </th>
            {TYPES.map((type) => (
              <td key={type}>
                <Checkbox
                  aria-label={t.cell(MEAL_TYPE_LABELS[slot], MEAL_TYPE_LABELS[type])}
                  checked={(props.pools[slot] ?? NO_TYPES).includes(type)}
                  onChange={(checked) => toggleIn(props, slot, type, checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function SlotName({ slot, changed }: { slot: SlotType; changed: boolean }) {
  const Icon = mealIcons[slot];
  return (
    <Tinted $type={slot} $row>
      <Icon size={16} aria-hidden />
      {MEAL_TYPE_LABELS[slot]}
      {changed && <ChangedDot />}
    </Tinted>
  );
}

/** The same on a narrow screen: a group of boxes for each slot. */
function PoolGroups(props: PoolsProps) {
  return (
    <Groups>
      {SLOT_TYPES.map((slot) => (
        <CheckboxGroup key={slot} label={MEAL_TYPE_LABELS[slot]}>
          {TYPES.map((type) => (
            <CheckboxField
              key={type}
              label={MEAL_TYPE_LABELS[type]}
              checked={(props.pools[slot] ?? NO_TYPES).includes(type)}
              onChange={(checked) => toggleIn(props, slot, type, checked)}
            />
          ))}
        </CheckboxGroup>
      ))}
    </Groups>
  );
}

/** Pools of slots that no day has: they say so, and can be given to a slot or taken away. */
function UnknownSlots({ pools, onChange }: PoolsProps) {
  const unknown = Object.keys(pools).filter((key) => !SLOT_TYPES.some((slot) => slot === key));
  const moveTo = (key: string, slot: SlotType) => {
    const both = new Set([...(pools[slot] ?? NO_TYPES), ...(pools[key] ?? NO_TYPES)]);
    onChange({ ...without(pools, key), [slot]: [...both].filter((type) => type !== key) });
  };
  return unknown.map((key) => (
    <Unknown key={key}>
      <InlineNotice
        tone="unmapped"
        action={
          <>
            <DropdownMenu
              label={t.moveOf(key)}
              trigger={
                <Button size="compact" aria-label={t.moveOf(key)}>
                  {t.moveTo}
                </Button>
              }
              items={SLOT_TYPES.map((slot) => ({
                id: slot,
                label: MEAL_TYPE_LABELS[slot],
                onSelect: () => moveTo(key, slot),
              }))}
            />
            <IconButton
              label={t.remove(key)}
              variant="danger"
              icon={<TrashIcon />}
              onClick={() => onChange(without(pools, key))}
            />
          </>
        }
      >
        {t.unknown(key, (pools[key] ?? NO_TYPES).map(keyLabel).join(', '))}
      </InlineNotice>
    </Unknown>
  ));
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th:first-child {
    width: 11rem;
  }

  thead th {
    padding: ${theme.s[2]} ${theme.s[1]};
    border-bottom: 1px solid ${theme.c.lineStrong};
    color: ${theme.c.text2};
    font: ${theme.t.small};
    font-weight: 560;
    text-align: center;
    vertical-align: bottom;
  }

  th:first-child {
    text-align: left;
  }

  tbody th {
    font: ${theme.t.dense};
    font-weight: 560;
  }

  tbody tr {
    border-bottom: 1px solid ${theme.c.line};
  }

  td {
    padding: ${theme.s[2]} 0;
    text-align: center;
  }
`;

const Tinted = styled.span<{ $type: MealType; $row?: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  align-items: center;
  gap: ${theme.s[1]};
  color: ${({ $type }) => theme.meal[$type].text};
`;

const Groups = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;

const Unknown = styled.div`
  margin-top: ${theme.s[3]};
`;
