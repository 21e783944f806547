import { RULE_SIZES } from '@pora/contracts/catalog/rule-config.limits';
import { Button, IconButton, media, TextField } from '@pora/ui';
import { NumberField } from '@pora/ui/forms';
import { PlusIcon, TrashIcon, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { FieldHeads, FieldRow, Group, GroupTitle, Quiet, RowEnd, Warning } from './rule-fields.js';
import { type MinimumRow, newRowId } from './rule-form.model.js';
import { ruleFormStrings } from './rule-form.strings.js';

const t = ruleFormStrings.portions;

interface MinimumsListProps {
  rows: readonly MinimumRow[];
  saved: readonly MinimumRow[];
  onChange: (rows: MinimumRow[]) => void;
}

/** Least amounts by words of a food's name; one without any amount is dropped by the save [library §2, §5]. */
export function MinimumsList({ rows, saved, onChange }: MinimumsListProps) {
  const savedById = new Map(saved.map((one) => [one.id, one]));
  const add = () =>
    onChange([...rows, { id: newRowId(), keywords: '', unitNames: '', minUnitQty: null, minGrams: null }]);
  return (
    <Group role="group" aria-label={t.minimums}>
      <GroupTitle>{t.minimums}</GroupTitle>
      {rows.length === 0 ? (
        <Quiet>{t.noMinimums}</Quiet>
      ) : (
        <>
          <FieldHeads aria-hidden $columns={COLUMNS}>
            <span>{t.keywords}</span>
            <span>{t.unitNames}</span>
            <span>{t.minUnitQty}</span>
            <span>{t.minGrams}</span>
          </FieldHeads>
          {rows.map((row, index) => (
            <Minimum
              key={row.id}
              row={row}
              saved={savedById.get(row.id)}
              place={index + 1}
              onChange={(next) => onChange(rows.map((one) => (one.id === row.id ? next : one)))}
              onRemove={() => onChange(rows.filter((one) => one.id !== row.id))}
            />
          ))}
        </>
      )}
      <Button size="compact" icon={<PlusIcon aria-hidden />} onClick={add}>
        {t.addMinimum}
      </Button>
    </Group>
  );
}

interface MinimumProps {
  row: MinimumRow;
  saved: MinimumRow | undefined;
  place: number;
  onChange: (row: MinimumRow) => void;
  onRemove: () => void;
}

function Minimum({ row, saved, place, onChange, onRemove }: MinimumProps) {
  const vanishes = !isAmount(row.minUnitQty) && !isAmount(row.minGrams);
  const name = row.keywords.trim() === '' ? t.unnamedMinimum : `„${row.keywords.trim()}”`;
  const fieldOf = (field: keyof Omit<MinimumRow, 'id'>) => ({
    label: t.ofMinimum(t[field], place),
    hideLabel: true,
    size: 'compact' as const,
    changed: saved?.[field] !== row[field],
  });
  return (
    <>
      <Row $columns={COLUMNS}>
        <TextField
          {...fieldOf('keywords')}
          value={row.keywords}
          onChange={(keywords) => onChange({ ...row, keywords })}
        />
        <TextField
          {...fieldOf('unitNames')}
          value={row.unitNames}
          placeholder="–"
          onChange={(unitNames) => onChange({ ...row, unitNames })}
        />
        <NumberField
          {...fieldOf('minUnitQty')}
          decimals={2}
          min={0}
          max={RULE_SIZES.amount}
          placeholder="–"
          value={row.minUnitQty}
          onChange={(minUnitQty) => onChange({ ...row, minUnitQty })}
        />
        <NumberField
          {...fieldOf('minGrams')}
          decimals={2}
          min={0}
          max={RULE_SIZES.amount}
          unit="g"
          placeholder="–"
          value={row.minGrams}
          onChange={(minGrams) => onChange({ ...row, minGrams })}
        />
        <RowEnd>
          <IconButton
            label={t.removeMinimum(place)}
            variant="danger"
            icon={<TrashIcon />}
            onClick={onRemove}
          />
        </RowEnd>
      </Row>
      {vanishes && (
        <Warning>
          <TriangleAlertIcon aria-hidden />
          {t.minimumVanishes(name)}
        </Warning>
      )}
    </>
  );
}

const isAmount = (value: number | null): boolean => value !== null && value >= 0;

const COLUMNS = 'minmax(0, 3fr) minmax(0, 2fr) 5.5rem 6rem 2rem';

const Row = styled(FieldRow)`
  ${media.phone} {
    grid-template-columns: 1fr 1fr auto;

    > :nth-child(1),
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;
