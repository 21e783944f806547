import { mealTypeKeys, media, theme, truncate } from '@pora/ui';
import styled, { css } from 'styled-components';

/** Meals a day with which a name gets one line. */
const ONE_LINE_FROM = 7;

type Density = 'roomy' | 'medium' | 'dense';

/** How close the rows of a plan stand: the name of a dish has two lines, up to seven meals a day, and one from there on. */
export function densityOf(mealsPerDay: number): Density {
  if (mealsPerDay <= 5) return 'roomy';
  return mealsPerDay < ONE_LINE_FROM ? 'medium' : 'dense';
}

const typeColors = mealTypeKeys.map(
  (type) => css`
    &[data-type='${type}'] {
      border-left-color: ${theme.meal[type].solid};
      background-color: ${theme.meal[type].soft};
    }
  `,
);

/**
 * What is drawn inside a cell; the cell itself is what is selected, dragged and dropped on. All that it can be is said by
 * attributes: more than a hundred cells share one class, and an edit that makes of one what none was adds no rule, for
 * which the browser would look at the whole page anew.
 */
export const Meal = styled.div`
  --cell-height: 3.3125rem;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  min-height: var(--cell-height);
  padding: 0.1875rem 0.375rem 0.0625rem 0.4375rem;
  border: 1px solid transparent;
  border-left-width: 4px;
  border-radius: 6px;
  color: ${theme.c.text};
  font: ${theme.t.small};
  line-height: 0.9375rem;

  ${typeColors}

  &[data-density='medium'] {
    --cell-height: 2.75rem;
  }

  &[data-density='dense'] {
    --cell-height: 2.125rem;
  }

  &:not([data-density='roomy']) {
    padding-top: 0.0625rem;
    line-height: 0.875rem;
  }

  ${media.phone} {
    min-height: max(var(--cell-height), ${theme.h.touch});
  }

  ${media.tablet} {
    /* Narrow columns: every pixel saves a word from being cut. */
    padding-inline: 0.1875rem 0.0625rem;
  }

  &&[data-open~='left'] {
    border-top-left-radius: 0;
    border-bottom-left-radius: 0;
    border-left-color: transparent;
  }

  &[data-open~='right'] {
    border-top-right-radius: 0;
    border-bottom-right-radius: 0;
  }

  &&[data-look='empty'] {
    flex-direction: row;
    align-items: center;
    justify-content: center;
    gap: ${theme.s[1]};
    border: 1.5px dashed ${theme.c.lineControl};
    background: transparent;
    color: ${theme.c.text3};
    font-weight: 560;
  }

  &&[data-look='waiting'] {
    border-top-color: ${theme.c.line};
    border-right-color: ${theme.c.line};
    border-bottom-color: ${theme.c.line};
    background: ${theme.c.surface};
  }

  &&[data-marks~='unmapped'] {
    border: 2px dashed ${theme.c.unmapped};
  }

  &&[data-marks~='danger'] {
    border: 2px solid ${theme.c.danger};
  }

  &&[data-marks~='danger'][data-marks~='unmapped'] {
    /* Both at once: danger is solid outside, what is outside the base stays dashed within. */
    outline: 1px dashed ${theme.c.unmapped};
    outline-offset: -5px;
  }

  &&[data-marks~='locked'] {
    background-image: repeating-linear-gradient(
      135deg,
      transparent 0 6px,
      color-mix(in srgb, ${theme.c.text} 7%, transparent) 6px 7px
    );
  }
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

  &[data-shown] > ${Meal} {
    box-shadow: 0 0 0 2px ${theme.c.select};
  }

  &:focus-visible > ${Meal} {
    box-shadow: 0 0 0 3px ${theme.c.select};
  }

  &[data-opening] > ${Meal} {
    /* Pressed: what it opens is on its way. */
    filter: brightness(0.94);
  }

  ${media.forcedColors} {
    &[aria-selected='true'] > ${Meal}, &[data-shown] > ${Meal}, &:focus-visible > ${Meal} {
      outline: 3px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Name of the dish. */
export const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: 550;
  hyphens: auto;
  overflow-wrap: anywhere;

  [data-density='dense'] > & {
    /* A clamp of one line would drop the whole next word. */
    ${truncate}
    display: block;
  }

  ${media.tablet} {
    && {
      /* One week at a time leaves room for whole names. */
      display: -webkit-box;
      -webkit-line-clamp: 4;
      white-space: normal;
    }
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
