import { isTypedShare } from '@pora/contracts/catalog/calorie-share';
import { MEAL_TYPE_LABELS, SLOT_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { MEALS_PER_DAY } from '@pora/contracts/catalog/rule-config.limits';
import { announce, Badge, Button, InlineNotice, media, SegmentedControl, TextField, theme } from '@pora/ui';
import { FormField, NumberField, parseTimeInput, SelectField, TimeField } from '@pora/ui/forms';
import { CheckIcon, mealIcons, PlusIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { evenShares, layoutProblems, sumOfShares } from './meal-layouts.js';
import { FieldHeads, FieldRow, type SectionProps, Warning } from './rule-fields.js';
import { newRowId, type TimeRow } from './rule-form.model.js';
import { ruleFormStrings } from './rule-form.strings.js';
import { isUsedKey, mealTypeOf } from './typed-keys.js';

const t = ruleFormStrings.times;
const COUNTS = Array.from({ length: MEALS_PER_DAY.max - MEALS_PER_DAY.min + 1 }, (_, index) =>
  String(MEALS_PER_DAY.min + index),
);
const NO_ROWS: readonly TimeRow[] = [];
const USUAL = '5';
/** A time that cannot be read [library §5]. */
const FALLBACK_TIME = '09:00';

/** Hours, names, types and shares of a new plan's day, for each number of meals [library §3, §5, §9]. */
export function TimesSection({ form, saved }: SectionProps) {
  const [count, setCount] = useState(USUAL);
  return (
    <FormField form={form} name="times">
      {({ value, onChange }) => {
        const rows = value[count] ?? NO_ROWS;
        return (
          <>
            <Layouts>
              <SegmentedControl
                label={t.layout}
                value={count}
                size="compact"
                options={COUNTS.map((one) => layoutOption(one, value[one] ?? NO_ROWS))}
                onChange={setCount}
              />
            </Layouts>
            <Layout
              key={count}
              count={Number(count)}
              rows={rows}
              saved={saved.times[count] ?? NO_ROWS}
              onChange={(next) => onChange({ ...value, [count]: next })}
            />
            <WrongCounts times={value} shown={count} onOpen={setCount} />
          </>
        );
      }}
    </FormField>
  );
}

function layoutOption(count: string, rows: readonly TimeRow[]) {
  const { isShort, sum } = layoutProblems(Number(count), rows);
  const isBad = isShort || sum !== 100;
  const fact = isShort ? t.entries(rows.length) : t.sumOf(sum);
  return {
    value: count,
    label: isBad ? `${t.meals(Number(count))} · ${fact}` : t.meals(Number(count)),
    icon: isBad ? <TriangleAlertIcon size={14} aria-hidden /> : <CheckIcon size={14} aria-hidden />,
  };
}

interface LayoutProps {
  count: number;
  rows: readonly TimeRow[];
  saved: readonly TimeRow[];
  onChange: (rows: TimeRow[]) => void;
}

function Layout({ count, rows, saved, onChange }: LayoutProps) {
  const savedById = new Map(saved.map((one) => [one.id, one]));
  const { unknownTypes, isShort } = layoutProblems(count, rows);
  return (
    <>
      <FieldHeads aria-hidden $columns={COLUMNS}>
        <span>{t.time}</span>
        <span>{t.label}</span>
        <span>{t.type}</span>
        <span>{t.share}</span>
      </FieldHeads>
      {rows.map((row, index) => (
        <MealTime
          key={row.id}
          row={row}
          saved={savedById.get(row.id)}
          place={index + 1}
          onChange={(next) => onChange(rows.map((one) => (one.id === row.id ? next : one)))}
        />
      ))}
      {unknownTypes.map((type) => (
        <Warning key={type}>
          <TriangleAlertIcon aria-hidden />
          {t.unknown(type)}
        </Warning>
      ))}
      <Foot>
        {isShort && (
          <Button
            size="compact"
            icon={<PlusIcon aria-hidden />}
            onClick={() =>
              onChange([...rows, { id: newRowId(), time: FALLBACK_TIME, label: '', type: '', share: null }])
            }
          >
            {t.addRow}
          </Button>
        )}
        <Sum rows={rows} onChange={onChange} />
      </Foot>
    </>
  );
}

/** The sum of the shares: amber when it is not 100 %, with the way to make it so. */
function Sum({ rows, onChange }: Pick<LayoutProps, 'rows' | 'onChange'>) {
  const sum = sumOfShares(rows);
  const isWhole = sum === 100;
  const rest = sum < 100 ? t.missing(100 - sum) : t.tooMuch(sum - 100);
  return (
    <SumLine role="status">
      <Badge tone={isWhole ? 'ok' : 'amber'} icon={isWhole ? <CheckIcon /> : <TriangleAlertIcon />}>
        {isWhole ? t.sum(sum) : `${t.sum(sum)}, ${rest}`}
      </Badge>
      {!isWhole && rows.length > 0 && (
        <Button size="compact" onClick={() => onChange(evenShares(rows))}>
          {t.even}
        </Button>
      )}
    </SumLine>
  );
}

interface MealTimeProps {
  row: TimeRow;
  saved: TimeRow | undefined;
  place: number;
  onChange: (row: TimeRow) => void;
}

function MealTime({ row, saved, place, onChange }: MealTimeProps) {
  const fieldOf = (field: 'time' | 'label' | 'type' | 'share') => ({
    label: t.ofRow(t[field], place),
    hideLabel: true,
    changed: saved?.[field] !== row[field],
  });
  const isUnknown = row.type !== '' && !isUsedKey(row.type);
  const leaveTime = () => {
    if (parseTimeInput(row.time) !== null) return;
    onChange({ ...row, time: FALLBACK_TIME });
    announce(t.badTime);
  };
  return (
    <Row $columns={COLUMNS}>
      <TimeField
        {...fieldOf('time')}
        value={row.time}
        onChange={(time) => onChange({ ...row, time })}
        onBlur={leaveTime}
      />
      <TextField {...fieldOf('label')} value={row.label} onChange={(label) => onChange({ ...row, label })} />
      <SelectField<string>
        {...fieldOf('type')}
        emptyOption={t.noType}
        value={row.type === '' ? null : row.type}
        options={[
          ...SLOT_TYPES.map((type) => option(type, MEAL_TYPE_LABELS[type])),
          ...(isUnknown ? [option(row.type, t.unknownType(row.type))] : []),
        ]}
        onChange={(type) => onChange({ ...row, type: type ?? '' })}
      />
      <NumberField
        {...fieldOf('share')}
        unit="%"
        decimals={1}
        min={0}
        max={100}
        value={row.share}
        error={shareError(row.share)}
        onChange={(share) => onChange({ ...row, share })}
      />
    </Row>
  );
}

function option(type: string, label: string) {
  const Icon = mealIcons[mealTypeOf(type) ?? 'unknown'];
  return { value: type, label, icon: <Icon size={16} aria-hidden /> };
}

function shareError(share: number | null): string | undefined {
  return share === null || isTypedShare(share) ? undefined : ruleFormStrings.shareBad;
}

interface WrongCountsProps {
  times: Readonly<Record<string, readonly TimeRow[]>>;
  shown: string;
  onOpen: (count: string) => void;
}

/** Layouts with fewer entries than meals: a new plan made of one would have an empty slot. */
function WrongCounts({ times, shown, onOpen }: WrongCountsProps) {
  return COUNTS.filter((count) => layoutProblems(Number(count), times[count] ?? NO_ROWS).isShort).map(
    (count) => (
      <Notice key={count}>
        <InlineNotice
          tone="amber"
          action={
            count !== shown && (
              <Button size="compact" onClick={() => onOpen(count)}>
                {t.open(Number(count))}
              </Button>
            )
          }
        >
          {t.wrongCount(Number(count), (times[count] ?? NO_ROWS).length)}
        </InlineNotice>
      </Notice>
    ),
  );
}

const COLUMNS = '5.5rem minmax(0, 3fr) minmax(0, 2fr) 6.5rem';

const Layouts = styled.div`
  max-width: 100%;
  margin-bottom: ${theme.s[4]};
  overflow-x: auto;
`;

const Row = styled(FieldRow)`
  ${media.phone} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    margin-bottom: ${theme.s[4]};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
`;

const SumLine = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  margin-left: auto;
`;

const Notice = styled.div`
  margin-top: ${theme.s[3]};
`;
