import { MEAL_TYPE_LABELS, SLOT_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { Badge, Button, IconButton, theme } from '@pora/ui';
import { NumberField } from '@pora/ui/forms';
import { mealIcons, PlusIcon, TrashIcon } from '@pora/ui/icons';
import { DropdownMenu } from '@pora/ui/overlays';
import styled from 'styled-components';
import { Group, GroupTitle, Quiet, RowEnd } from './rule-fields.js';
import { isWholeWithin } from './rule-form.model.js';
import { ruleFormStrings } from './rule-form.strings.js';
import { isUsedKey, keyLabel, mealTypeOf, without } from './typed-keys.js';

const t = ruleFormStrings.repeats;
/** Meals a day may have at all; from one on the type may repeat without a limit. */
const MEALS = { min: 1, max: 8 };
const FIRST = 6;

interface UnlimitedTypesProps {
  map: Readonly<Record<string, number | null>>;
  saved: Readonly<Record<string, number | null>>;
  onChange: (map: Record<string, number | null>) => void;
}

/** Types whose limit is lifted on days of many meals [library §3]. */
export function UnlimitedTypes({ map, saved, onChange }: UnlimitedTypesProps) {
  const free = SLOT_TYPES.filter((type) => !Object.hasOwn(map, type));
  return (
    <Group role="group" aria-label={t.unlimited}>
      <GroupTitle>{t.unlimited}</GroupTitle>
      {Object.keys(map).length === 0 && <Quiet>{t.noUnlimited}</Quiet>}
      <List>
        {Object.entries(map).map(([key, count]) => {
          const name = keyLabel(key);
          const type = mealTypeOf(key) ?? 'unknown';
          const Icon = mealIcons[type];
          const isBad = !isWholeWithin(count, MEALS);
          return (
            <li key={key}>
              <Name $color={theme.meal[type].text}>
                <Icon size={16} aria-hidden /> {name}
                {!isUsedKey(key) && <Badge>{ruleFormStrings.keys.unused}</Badge>}
              </Name>
              <NumberField
                label={t.unlimitedOf(name)}
                hideLabel
                size="compact"
                {...MEALS}
                changed={saved[key] !== count}
                value={count}
                error={isBad ? ruleFormStrings.outside(MEALS.min, MEALS.max) : undefined}
                onChange={(next) => onChange({ ...map, [key]: next })}
              />
              <RowEnd>
                <IconButton
                  label={ruleFormStrings.keys.remove(t.unlimitedName(name))}
                  variant="danger"
                  icon={<TrashIcon />}
                  onClick={() => onChange(without(map, key))}
                />
              </RowEnd>
            </li>
          );
        })}
      </List>
      {free.length > 0 && (
        <DropdownMenu
          label={t.addUnlimited}
          align="start"
          trigger={
            <Button size="compact" icon={<PlusIcon aria-hidden />}>
              {t.addUnlimited}
            </Button>
          }
          items={free.map((type) => {
            const Icon = mealIcons[type];
            return {
              id: type,
              label: MEAL_TYPE_LABELS[type],
              icon: <Icon aria-hidden />,
              onSelect: () => onChange({ ...map, [type]: FIRST }),
            };
          })}
        />
      )}
    </Group>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.s[2]} 2.25rem;
  margin: 0 0 ${theme.s[2]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 4.5rem auto;
    align-items: start;
    gap: ${theme.s[2]};
  }
`;

const Name = styled.span<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: ${theme.h.compact};
  color: ${({ $color }) => $color};
  font: ${theme.t.dense};
  font-weight: 560;
`;
