import { useState } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { pl } from 'react-day-picker/locale/pl';
import styled from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { isoToLocalDate, localDateToIso } from './date-input.js';
import { formStrings } from './forms.strings.js';

/** Props of Calendar. */
export interface CalendarProps {
  /** Chosen day, `yyyy-MM-dd`. */
  value: string;
  onPick: (iso: string) => void;
  min?: string;
  max?: string;
  /** Days that follow from the chosen one, itself among them: they are tinted, as the days of a plan. */
  span?: number;
  /** It stands in the page and was not opened: it leaves the focus where it is, and shows whole weeks. */
  standing?: boolean;
}

/** A month of days, Monday first, in Polish. */
export function Calendar({ value, onPick, min, max, span = 1, standing = false }: CalendarProps) {
  const selected = isoToLocalDate(value);
  const first = min === undefined ? undefined : isoToLocalDate(min);
  const last = max === undefined ? undefined : isoToLocalDate(max);
  const disabled: Matcher[] = [];
  if (first) disabled.push({ before: first });
  if (last) disabled.push({ after: last });
  const [shown, setShown] = useState({ of: value, month: selected ?? clampToday(first, last) });
  // A day that was typed beside it is brought into sight.
  if (shown.of !== value) setShown({ of: value, month: selected ?? shown.month });
  return (
    <Frame>
      <DayPicker
        mode="single"
        required
        locale={pl}
        formatters={{ formatWeekdayName: (day) => formStrings.weekdays[day.getDay()] ?? '' }}
        weekStartsOn={1}
        autoFocus={!standing}
        showOutsideDays={standing}
        captionLayout="dropdown"
        startMonth={first ?? new Date(new Date().getFullYear() - 100, 0)}
        endMonth={last ?? new Date(new Date().getFullYear() + 5, 11)}
        disabled={disabled}
        selected={selected}
        month={shown.month}
        onMonthChange={(month) => setShown({ of: value, month })}
        modifiers={spanOf(selected, span)}
        modifiersClassNames={{ span: 'span', end: 'span-end' }}
        onSelect={(date) => onPick(localDateToIso(date))}
      />
    </Frame>
  );
}

/** The tinted days and the last of them; one day alone is only chosen. */
function spanOf(from: Date | undefined, days: number): Record<string, Matcher> {
  if (!from || days < 2) return {};
  const to = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days - 1);
  return { span: { from, to }, end: to };
}

function clampToday(first: Date | undefined, last: Date | undefined): Date {
  const today = new Date();
  if (first && today < first) return first;
  return last && today > last ? last : today;
}

const Frame = styled.div`
  .rdp-root {
    position: relative;
    font: ${theme.t.dense};
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: 2rem;
    padding-right: 4.25rem;
  }

  .rdp-dropdowns {
    display: flex;
    gap: 0.25rem;
  }

  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    align-items: center;
  }

  .rdp-dropdown {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    border: 0;
    opacity: 0;
    cursor: pointer;
  }

  .rdp-dropdown:focus-visible ~ .rdp-caption_label {
    box-shadow: 0 0 0 2px ${theme.c.select};
    outline: 2px solid transparent;
  }

  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    padding: 0.25rem 0.375rem;
    border-radius: ${theme.r[2]};
    font-weight: 600;
  }

  .rdp-nav {
    position: absolute;
    top: 0;
    right: 0;
    display: flex;
  }

  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.r[2]};
    background: transparent;
    cursor: pointer;
  }

  .rdp-button_previous:hover,
  .rdp-button_next:hover {
    background: ${theme.c.hover};
  }

  .rdp-chevron {
    width: 1rem;
    height: 1rem;
    fill: ${theme.c.text2};
  }

  .rdp-month_grid {
    border-collapse: collapse;
  }

  .rdp-weekday {
    width: 2.25rem;
    height: 2rem;
    color: ${theme.c.text3};
    font: ${theme.t.micro};
    text-align: center;
  }

  .rdp-day {
    padding: 0;
    text-align: center;
  }

  .rdp-day_button {
    width: 2.25rem;
    height: 2.25rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${theme.r[2]};
    background: transparent;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  .rdp-day_button:hover {
    background: ${theme.c.hover};
  }

  .rdp-day_button:focus-visible,
  .rdp-button_previous:focus-visible,
  .rdp-button_next:focus-visible {
    box-shadow: ${theme.focus};
    outline: 2px solid transparent;
  }

  .rdp-today .rdp-day_button {
    border-color: ${theme.c.lineControl};
    font-weight: 650;
  }

  .rdp-selected .rdp-day_button {
    background: ${theme.c.ink};
    color: ${theme.c.onInk};
  }

  .span .rdp-day_button {
    border-radius: 0;
    background: ${theme.c.inkSoft};
    color: ${theme.c.ink};
    font-weight: 600;
  }

  .span.rdp-selected .rdp-day_button {
    border-radius: ${theme.r[2]} 0 0 ${theme.r[2]};
    background: ${theme.c.ink};
    color: ${theme.c.onInk};
  }

  .span-end .rdp-day_button {
    border-radius: 0 ${theme.r[2]} ${theme.r[2]} 0;
  }

  .rdp-outside,
  .rdp-disabled {
    color: ${theme.c.text3};
  }

  .rdp-disabled .rdp-day_button {
    text-decoration: line-through;
    cursor: default;
  }

  ${media.phone} {
    .rdp-button_previous,
    .rdp-button_next,
    .rdp-day_button {
      height: ${theme.h.touch};
    }

    /* Seven days share the narrowest phone. */
    .rdp-weekday,
    .rdp-day_button {
      width: min(${theme.h.touch}, (100vw - 2.5rem) / 7);
    }

    .rdp-button_previous,
    .rdp-button_next {
      width: ${theme.h.touch};
    }

    .rdp-month_caption {
      min-height: ${theme.h.touch};
      padding-right: 5.75rem;
    }

    .rdp-dropdown_root {
      min-height: ${theme.h.touch};
    }
  }
`;
