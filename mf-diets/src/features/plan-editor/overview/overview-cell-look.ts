import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { media, theme, truncate } from '@pora/ui';
import styled, { css } from 'styled-components';

/** Meals a day with which a name gets one line, and the heights of a cell, rem. */
const ONE_LINE_FROM = 7;
const HEIGHTS = { roomy: 3.3125, medium: 2.75, dense: 2.125 };

function heightOf(mealsPerDay: number): number {
  if (mealsPerDay <= 5) return HEIGHTS.roomy;
  return mealsPerDay < ONE_LINE_FROM ? HEIGHTS.medium : HEIGHTS.dense;
}

const isRoomy = (mealsPerDay: number) => heightOf(mealsPerDay) === HEIGHTS.roomy;

interface MealStyle {
  $type: PlanSlot['type'];
  $mealsPerDay: number;
  $look: 'meal' | 'empty' | 'waiting';
  $unmapped: boolean;
  $dangerous: boolean;
  $locked: boolean;
  $openLeft: boolean;
  $openRight: boolean;
}

/** What is drawn inside a cell; the cell itself is what is selected, dragged and dropped on. */
export const Meal = styled.div<MealStyle>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  min-height: ${({ $mealsPerDay }) => heightOf($mealsPerDay)}rem;
  padding: ${({ $mealsPerDay }) => (isRoomy($mealsPerDay) ? 0.1875 : 0.0625)}rem 0.375rem 0.0625rem 0.4375rem;
  border: 1px solid transparent;
  border-left: 4px solid ${({ $type }) => theme.meal[$type].solid};
  border-radius: ${({ $openLeft, $openRight }) => `${$openLeft ? 0 : 6}px ${$openRight ? '0 0' : '6px 6px'} ${$openLeft ? 0 : 6}px`};
  background: ${({ $type }) => theme.meal[$type].soft};
  color: ${theme.c.text};
  font: ${theme.t.small};
  line-height: ${({ $mealsPerDay }) => (isRoomy($mealsPerDay) ? 0.9375 : 0.875)}rem;

  ${media.phone} {
    min-height: max(${({ $mealsPerDay }) => heightOf($mealsPerDay)}rem, ${theme.h.touch});
  }

  ${media.tablet} {
    /* Narrow columns: every pixel saves a word from being cut. */
    padding-inline: 0.1875rem 0.0625rem;
  }

  ${({ $openLeft }) =>
    $openLeft &&
    css`
      border-left-color: transparent;
    `}

  ${({ $look }) =>
    $look === 'empty' &&
    css`
      flex-direction: row;
      align-items: center;
      justify-content: center;
      gap: ${theme.s[1]};
      border: 1.5px dashed ${theme.c.lineControl};
      background: transparent;
      color: ${theme.c.text3};
      font-weight: 560;
    `}

  ${({ $look }) =>
    $look === 'waiting' &&
    css`
      border-top-color: ${theme.c.line};
      border-right-color: ${theme.c.line};
      border-bottom-color: ${theme.c.line};
      background: ${theme.c.surface};
    `}

  ${({ $unmapped }) =>
    $unmapped &&
    css`
      border: 2px dashed ${theme.c.unmapped};
    `}

  ${({ $dangerous, $unmapped }) =>
    $dangerous &&
    css`
      border: 2px solid ${theme.c.danger};
      /* Both at once: danger is solid outside, what is outside the base stays dashed within. */
      outline: ${$unmapped ? `1px dashed ${theme.c.unmapped}` : 'none'};
      outline-offset: -5px;
    `}

  ${({ $locked }) =>
    $locked &&
    css`
      background-image: repeating-linear-gradient(
        135deg,
        transparent 0 6px,
        color-mix(in srgb, ${theme.c.text} 7%, transparent) 6px 7px
      );
    `}
`;

/** One cell of the grid. */
export const Cell = styled.td`
  height: 1px;
  padding: 1.5px 3px;
  outline: none;
  cursor: pointer;
  /* Dragging carries the meal, Shift selects cells: neither marks text. */
  user-select: none;

  ${media.tablet} {
    /* Two pixels more on each side keep words such as "marchewkowe" in one piece. */
    padding-inline: 1px;
  }

  &&[data-selected]:not([data-drop]) {
    /* The ring around the meal says it. */
    outline: none;
  }

  &:hover > ${Meal} {
    box-shadow: ${theme.e[2]};
  }

  &[aria-selected='true'] > ${Meal} {
    box-shadow: 0 0 0 2px ${theme.c.select};
  }

  &:focus-visible > ${Meal} {
    box-shadow: 0 0 0 3px ${theme.c.select};
  }

  ${media.forcedColors} {
    &[aria-selected='true'] > ${Meal}, &:focus-visible > ${Meal} {
      outline: 3px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Name of the dish. */
export const Name = styled.span<{ $mealsPerDay: number }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: 550;
  hyphens: auto;
  overflow-wrap: anywhere;

  ${({ $mealsPerDay }) =>
    $mealsPerDay >= ONE_LINE_FROM &&
    css`
      /* A clamp of one line would drop the whole next word. */
      ${truncate}
      display: block;
    `}

  ${media.tablet} {
    /* One week at a time leaves room for whole names. */
    display: -webkit-box;
    -webkit-line-clamp: 4;
    white-space: normal;
  }
`;

/** Energy of each covered day, with the marks of its slot. */
export const EnergyRow = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.s[1]};
  color: ${theme.c.text2};

  > span {
    flex: 1;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-width: 0;
    white-space: nowrap;
  }

  > span + span {
    padding-left: ${theme.s[1]};
    border-left: 1px solid ${theme.c.lineStrong};
  }

  svg {
    flex: none;
  }

  ${media.tablet} {
    /* A narrow column: a mark has a line of its own rather than lying over the next cell. */
    &,
    > span {
      flex-wrap: wrap;
    }
  }
`;

/** Day on the other side of the week's edge. */
export const Edge = styled.b`
  font-weight: 600;
  white-space: nowrap;
`;

/** Icon and food of a warning. */
export const MarkBox = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  font-weight: 560;
`;

/** The food of a warning, as far as there is room. */
export const MarkWord = styled.span`
  ${truncate}
`;
