import { type ShoppingItem, type ShoppingUse } from '@pora/contracts/plans/shopping-list.model';
import { formatShopWeight, shoppingAmount } from '@pora/engine/shopping/amount-text';
import {
  focusRing,
  media,
  mediaQueries,
  tabularNumbers,
  theme,
  useMediaQuery,
  VisuallyHidden,
} from '@pora/ui';
import { Checkbox } from '@pora/ui/forms';
import { ChevronDownIcon } from '@pora/ui/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { dishName } from '../../shared/dish-name.js';
import { usePlanEditing } from '../plan-work/public.js';
import { useCheckOfSlot } from '../slot-actions/public.js';
import { amountText, type ShoppingRow } from './shopping-groups.js';
import { shoppingStrings as t } from './shopping-list.strings.js';

interface ShoppingLineProps {
  row: ShoppingRow;
  /** The line stands for what one day needs of the item. */
  ofDay: boolean;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

const MOST_DAYS_NAMED = 3;

function neededFor({ uses }: ShoppingRow, ofDay: boolean): string {
  if (ofDay) return [...new Set(uses.map(({ slotLabel }) => slotLabel))].join(', ');
  const days = [...new Set(uses.map(({ day }) => day))];
  return days.length <= MOST_DAYS_NAMED ? t.needed(days) : t.meals(uses.length);
}

/** Grams of the uses, exact in the engine, told without a tail of decimals. */
const usedWeight = (grams: number) => formatShopWeight(Math.round(grams * 10) / 10);

/** Where the amount to buy comes from. */
function reckoning(item: ShoppingItem): string {
  const needed = usedWeight(item.neededGrams);
  const { bought } = shoppingAmount(item);
  if (item.soldBy === 'unit' && item.unitGrams !== undefined && item.unitName !== undefined)
    return t.byUnit(needed, item.unitName, usedWeight(item.unitGrams), bought);
  return bought === needed ? t.sum(needed) : t.rounded(needed, bought);
}

/** The name of the dish an item is for, as it stands in the plan; a list of older meals keeps what it was made with. */
function useNameOfUse() {
  const { plan } = usePlanEditing();
  const checkOf = useCheckOfSlot();
  return ({ day, slotLabel, mealName }: Pick<ShoppingUse, 'day' | 'slotLabel' | 'mealName'>): string => {
    const slots = plan.planDays.find((one) => one.day === day)?.slots ?? [];
    const slot = slots.find(({ label, entry }) => label === slotLabel && entry?.name === mealName);
    return slot?.entry ? dishName(slot.entry, checkOf(slot).calledAfter) : mealName;
  };
}

/** One item: a tick, what and how much to buy, for when; opened it tells every day and meal that needs it. */
export function ShoppingLine({ row, ofDay, ticked, onTick }: ShoppingLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { item, uses } = row;
  const { bought, beside } = shoppingAmount(item);
  const isPhone = useMediaQuery(mediaQueries.phone);
  const needed = neededFor(row, ofDay);
  const nameOf = useNameOfUse();
  return (
    <Item>
      <Row $ticked={ticked}>
        <Check>
          <Checkbox checked={ticked} onChange={onTick} aria-label={t.tick(item.name, amountText(item))} />
          <Name>
            <b>{item.name}</b>
            {isPhone && <Needed>{needed}</Needed>}
            {item.foodId === null && <small>{t.outsideBase}</small>}
          </Name>
        </Check>
        <Amount>
          <b>{bought}</b>
          {beside !== undefined && <small>{beside}</small>}
        </Amount>
        <Source type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>
            <VisuallyHidden>
              {t.sources(item.name)} {isPhone && needed}
            </VisuallyHidden>
            {!isPhone && needed}
          </span>
          <Chevron $open={open} aria-hidden />
        </Source>
      </Row>
      <div id={id} hidden={!open}>
        {open && (
          <Uses>
            <ul>
              {uses.map(({ day, slotLabel, slotType, mealName, grams }, index) => (
                <li key={`${day} ${slotLabel} ${index}`}>
                  <span>{t.useDay(day)}</span>
                  <Rail style={{ background: theme.meal[slotType].solid }} aria-hidden />
                  <span>
                    {slotLabel}: {nameOf({ day, slotLabel, mealName })}
                  </span>
                  {grams > 0 && <span>{usedWeight(grams)}</span>}
                </li>
              ))}
            </ul>
            {item.neededGrams > 0 && <p>{reckoning(item)}</p>}
          </Uses>
        )}
      </div>
    </Item>
  );
}

const Item = styled.li`
  border-bottom: 1px solid ${theme.c.line};
  break-inside: avoid;
`;

const Row = styled.div<{ $ticked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 7.5rem;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: ${theme.row.dense};

  b {
    ${({ $ticked }) => $ticked && `color: ${theme.c.text3}; text-decoration: line-through;`}
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto ${theme.h.touch};
    gap: 0 ${theme.s[1]};
    padding: 2px 0;
  }
`;

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-width: 0;
  cursor: pointer;

  ${media.touch} {
    min-height: ${theme.h.touch};
  }

  ${media.phone} {
    gap: ${theme.s[3]};

    > input {
      width: 1.5rem;
      height: 1.5rem;
    }

    > input:checked::before {
      width: 0.875rem;
      height: 0.875rem;
    }
  }
`;

const Name = styled.span`
  min-width: 0;

  b {
    font: ${theme.t.dense};
    overflow-wrap: anywhere;

    ${media.phone} {
      font: ${theme.t.lead};
      font-weight: 400;
    }
  }

  small {
    display: block;
    color: ${theme.c.unmappedText};
    font: ${theme.t.small};
  }
`;

const Needed = styled.span`
  display: block;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const Amount = styled.span`
  ${tabularNumbers}
  text-align: right;
  white-space: nowrap;

  b {
    font: ${theme.t.strong};
  }

  small {
    margin-left: ${theme.s[1]};
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;

const Source = styled.button`
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s[1]};
  min-height: ${theme.h.compact};
  padding: 0 ${theme.s[1]};
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: ${theme.c.text3};
  font: ${theme.t.small};
  cursor: pointer;

  &:hover {
    background: ${theme.c.hover};
    color: ${theme.c.text};
  }

  ${media.touch} {
    min-height: ${theme.h.touch};
  }

  ${media.phone} {
    justify-content: center;
  }
`;

const Chevron = styled(ChevronDownIcon)<{ $open: boolean }>`
  flex: none;
  width: 0.875rem;
  transform: rotate(${({ $open }) => ($open ? 180 : 0)}deg);
`;

const Uses = styled.div`
  padding: ${theme.s[1]} ${theme.s[2]} ${theme.s[2]} 1.75rem;
  font: ${theme.t.dense};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 3.75rem 0.25rem minmax(0, 1fr) auto;
    gap: ${theme.s[2]};
    padding: 0.1875rem 0;
  }

  li > span:first-child {
    color: ${theme.c.text3};
  }

  p {
    margin: ${theme.s[1]} 0 0;
    padding-top: ${theme.s[1]};
    border-top: 1px solid ${theme.c.line};
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;

const Rail = styled.span`
  border-radius: ${theme.r[1]};
`;
