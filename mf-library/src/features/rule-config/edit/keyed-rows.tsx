import { MEAL_TYPE_LABELS, type MealType, SLOT_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { announce, Badge, Button, IconButton, media, theme } from '@pora/ui';
import { ComboboxField, SelectField } from '@pora/ui/forms';
import { mealIcons, PlusIcon, TrashIcon } from '@pora/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Quiet, RowEnd } from './rule-fields.js';
import { ruleFormStrings } from './rule-form.strings.js';
import { autoKey, isUsedKey, keyLabel, keyOfText, mealTypeOf, renamed, without } from './typed-keys.js';

const t = ruleFormStrings.keys;

/** Types that are no slot of a day, yet may be typed [library §3]. */
const OTHER_TYPES = ['soup', 'smoothie'] as const;
const NO_KEYS: readonly string[] = [];

interface KeyedRowsProps<T> {
  map: Readonly<Record<string, T>>;
  prefix: 'custom' | 'override' | 'repeat';
  /** Name of the field that takes a new key. */
  newKeyLabel: string;
  addLabel: string;
  /** Name of an entry, for what is said of it. */
  nameOf: (name: string) => string;
  /** The value of a new entry. */
  fallbackOf: (key: string) => T;
  /** Keys that always stand there. */
  always?: readonly string[];
  /** Keys that may not stand there. */
  never?: readonly string[];
  onChange: (map: Record<string, T>) => void;
  /** The control of an entry; `note` goes under it. */
  children: (entry: {
    key: string;
    label: string;
    value: T;
    note: ReactNode;
    change: (value: T) => void;
  }) => ReactNode;
}

/**
 * Entries of the rules by meal type: Polish names are offered first, a typed key is taken as it is, the plus button names
 * an entry by itself, and what the generator never reads says so [library §5].
 */
export function KeyedRows<T>(props: KeyedRowsProps<T>) {
  const { map, nameOf, always = NO_KEYS, never = NO_KEYS, onChange, children } = props;
  const keys = Object.keys(map);
  const free = SLOT_TYPES.filter((type) => !Object.hasOwn(map, type) && !never.includes(type));
  const rename = (key: string, type: MealType) => {
    onChange(renamed(map, key, type));
    announce(t.added(MEAL_TYPE_LABELS[type]));
  };
  return (
    <>
      {keys.length > 0 && (
        <Rows>
          {keys.map((key) => {
            const value = map[key];
            if (value === undefined) return null;
            const label = keyLabel(key);
            const Icon = mealIcons[mealTypeOf(key) ?? 'unknown'];
            const change = (next: T) => onChange({ ...map, [key]: next });
            const note = isUsedKey(key) ? undefined : (
              <Unused name={label} free={free} onUse={(type) => rename(key, type)} />
            );
            return (
              <li key={key}>
                <Mark $type={mealTypeOf(key) ?? 'unknown'} aria-hidden>
                  <Icon size={16} />
                </Mark>
                <div>{children({ key, label, value, note, change })}</div>
                <RowEnd>
                  {!always.includes(key) && (
                    <IconButton
                      label={t.remove(nameOf(label))}
                      variant="danger"
                      icon={<TrashIcon />}
                      onClick={() => onChange(without(map, key))}
                    />
                  )}
                </RowEnd>
              </li>
            );
          })}
        </Rows>
      )}
      <AddKey {...props} free={free} />
    </>
  );
}

interface UnusedProps {
  name: string;
  free: readonly MealType[];
  onUse: (type: MealType) => void;
}

/** Says that nobody reads an entry, and gives it to a type that has none. */
function Unused({ name, free, onUse }: UnusedProps) {
  return (
    <UnusedLine>
      <Badge>{t.unused}</Badge>
      {free.length > 0 && (
        <SelectField<MealType>
          label={t.useFor(name)}
          hideLabel
          size="compact"
          placeholder={t.usePlaceholder}
          value={null}
          options={free.map((type) => ({ value: type, label: MEAL_TYPE_LABELS[type] }))}
          onChange={onUse}
        />
      )}
      <Quiet as="span">{t.unusedHint}</Quiet>
    </UnusedLine>
  );
}

/** The line that adds an entry: a type by name, any key by Enter, or one that is named by itself. */
function AddKey<T>(props: KeyedRowsProps<T> & { free: readonly MealType[] }) {
  const { map, prefix, newKeyLabel, addLabel, fallbackOf, never = NO_KEYS, free, onChange } = props;
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (round > 0) input.current?.focus();
  }, [round]);
  const add = (typed: string) => {
    const key = keyOfText(typed);
    if (key === '') return;
    const label = keyLabel(key);
    setRound((count) => count + 1);
    if (Object.hasOwn(map, key)) return announce(t.present(label));
    if (never.includes(key)) return announce(t.refused(label));
    onChange({ ...map, [key]: fallbackOf(key) });
    announce(t.added(label));
  };
  const others = OTHER_TYPES.filter((type) => !Object.hasOwn(map, type));
  return (
    <AddLine>
      <ComboboxField
        key={round}
        label={newKeyLabel}
        hideLabel
        size="compact"
        placeholder={t.typePlaceholder}
        inputRef={input}
        value={null}
        options={[...free, ...others].map((type) => ({
          value: type,
          label: MEAL_TYPE_LABELS[type],
          ...(!isUsedKey(type) && { detail: t.unused }),
        }))}
        createLabel={t.add}
        onCreate={add}
        onChange={(type) => type !== null && add(type)}
      />
      <Button size="compact" icon={<PlusIcon aria-hidden />} onClick={() => add(autoKey(prefix, map))}>
        {addLabel}
      </Button>
    </AddLine>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.s[4]} 2.25rem;
  margin: 0 0 ${theme.s[3]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    align-items: start;
    gap: ${theme.s[2]};
    min-width: 0;
  }
`;

const Mark = styled.span<{ $type: MealType }>`
  padding-top: 2px;
  color: ${({ $type }) => theme.meal[$type].text};
`;

const UnusedLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
`;

const AddLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};

  > :first-child {
    flex: 0 1 13rem;
  }

  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;
