import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { formatGrams } from '@pora/kit';
import { Button, IconButton, media, SectionHead, theme } from '@pora/ui';
import { NumberField, SelectField } from '@pora/ui/forms';
import { LockIcon, PlusIcon, TrashIcon } from '@pora/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { foodEditStrings as t } from './food-edit.strings.js';
import { FOOD_LIMITS, type UnitLine, unitNamesFor } from './food-form.model.js';

interface UnitsEditorProps {
  units: readonly UnitLine[];
  /** Weight of a piece, which is a measure of its own. */
  pieceGrams: number | null;
  /** The form was sent with wrong lines. */
  showErrors: boolean;
  onChange: (units: UnitLine[]) => void;
}

let lastKey = 0;
const newLine = (): UnitLine => ({ key: `new-${(lastKey += 1)}`, name: null, grams: null });

/** "łyżka", as it is chosen; the piece is written out. */
const labelOf = (name: string): string => exactMeasure(name, 1)?.replace(/^1\s/, '') ?? name;

/** Household measures of the food with their weight in grams [library §3]. */
export function UnitsEditor({ units, pieceGrams, showErrors, onChange }: UnitsEditorProps) {
  const rows = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (focused.current === undefined) return;
    const row = rows.current?.querySelector(`[data-line="${focused.current}"]`);
    row?.querySelector('button')?.focus();
    focused.current = undefined;
  });
  const hasPiece = pieceGrams !== null && pieceGrams > 0;
  const count = units.length + (hasPiece ? 1 : 0);
  const isFull = count >= FOOD_LIMITS.units;
  const add = () => {
    const line = newLine();
    focused.current = line.key;
    onChange([...units, line]);
  };
  const change = (line: UnitLine) => onChange(units.map((one) => (one.key === line.key ? line : one)));
  return (
    <section aria-label={t.units}>
      <SectionHead
        title={t.units}
        level={3}
        count={count}
        actions={
          <Button
            variant="quiet"
            size="compact"
            icon={<PlusIcon aria-hidden />}
            disabled={isFull}
            onClick={add}
          >
            {t.addUnit}
          </Button>
        }
      />
      {count === 0 && <None>{t.noUnits}</None>}
      {isFull && <None>{t.unitsFull}</None>}
      <List ref={rows}>
        {hasPiece && (
          <Fixed>
            <Piece>
              sztuka <small>· {t.fromPiece}</small>
            </Piece>
            <span>{formatGrams(pieceGrams, Number.isInteger(pieceGrams) ? 0 : 1)}</span>
            <Lock aria-hidden>
              <LockIcon />
            </Lock>
          </Fixed>
        )}
        {units.map((line, index) => (
          <Unit
            key={line.key}
            line={line}
            place={index + 1}
            names={unitNamesFor(line, units)}
            showErrors={showErrors}
            onChange={change}
            onRemove={() => onChange(units.filter((one) => one !== line))}
          />
        ))}
      </List>
    </section>
  );
}

interface UnitProps {
  line: UnitLine;
  place: number;
  names: readonly string[];
  showErrors: boolean;
  onChange: (line: UnitLine) => void;
  onRemove: () => void;
}

function Unit({ line, place, names, showErrors, onChange, onRemove }: UnitProps) {
  const [left, setLeft] = useState(false);
  const spoken = line.name === null ? t.newUnit : labelOf(line.name);
  const { min, max } = FOOD_LIMITS.unit;
  const isBad = line.grams === null || line.grams < min || line.grams > max;
  return (
    <li data-line={line.key}>
      <SelectField
        label={t.unitOf(place)}
        hideLabel
        size="compact"
        placeholder={t.chooseUnit}
        value={line.name}
        options={names.map((name) => ({ value: name, label: labelOf(name) }))}
        error={showErrors && line.name === null ? t.unitMissing : undefined}
        onChange={(name) => onChange({ ...line, name })}
      />
      <NumberField
        label={t.gramsOf(spoken)}
        hideLabel
        size="compact"
        unit="g"
        decimals={1}
        value={line.grams}
        error={(showErrors || left) && isBad ? t.unitGramsBad : undefined}
        onChange={(grams) => onChange({ ...line, grams })}
        onBlur={() => setLeft(true)}
      />
      <IconButton label={t.removeUnit(spoken)} variant="danger" icon={<TrashIcon />} onClick={onRemove} />
    </li>
  );
}

const None = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6.5rem 1.75rem;
    align-items: start;
    gap: ${theme.s[2]};
    padding: ${theme.s[1]} 0;
    border-bottom: 1px solid ${theme.c.line};

    > :nth-child(2) {
      font-variant-numeric: tabular-nums;
    }
  }

  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) 6.5rem ${theme.h.touch};

      > button {
        width: ${theme.h.touch};
        height: ${theme.h.touch};
      }
    }
  }
`;

const Fixed = styled.li`
  && {
    align-items: center;
    min-height: 2.5rem;
  }
`;

const Piece = styled.span`
  small {
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;

const Lock = styled.span`
  display: grid;
  place-items: center;
  color: ${theme.c.text3};
`;
