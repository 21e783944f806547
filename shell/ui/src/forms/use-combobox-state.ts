import { useCombobox } from 'downshift';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../feedback/live-region.js';
import { type ComboboxOption, filterOptions } from './combobox-options.js';
import { formStrings } from './forms.strings.js';

const QUERY_DELAY_MS = 200;
const CREATE = '__create__';

/** Options of useComboboxState. */
export interface ComboboxStateOptions {
  value: string | null;
  onChange: (value: string | null, option: ComboboxOption | null) => void;
  options: readonly ComboboxOption[];
  filter: boolean;
  onQueryChange?: ((query: string) => void) | undefined;
  queryDelayMs?: number | undefined;
  /** A search is under way. */
  loading: boolean;
  createLabel?: ((query: string) => string) | undefined;
  onCreate?: ((query: string) => void) | undefined;
}

/** Whether a row is the "add new" row. */
export const isCreateRow = (option: ComboboxOption | null | undefined): boolean => option?.value === CREATE;

/** Downshift's combobox with Polish matching, a delayed query for searches on the server, and "add new" as last row. */
export function useComboboxState(props: ComboboxStateOptions) {
  const { options, filter, onQueryChange, createLabel, onCreate } = props;
  const { selected, remember } = useSelectedOption(props.value, options);
  const selectedLabel = selected?.label ?? '';
  const [text, setText] = useTextOf(selectedLabel);

  const query = text === selectedLabel ? '' : text.trim();
  const createText = query !== '' && createLabel ? createLabel(query) : undefined;
  const items = useMemo(() => {
    const hits = filter ? filterOptions(options, query) : [...options];
    return createText === undefined ? hits : [...hits, { value: CREATE, label: createText }];
  }, [filter, options, query, createText]);

  const choose = (option: ComboboxOption | null): void => {
    if (isCreateRow(option)) return onCreate?.(query);
    remember(option);
    setText(option?.label ?? '');
    return props.onChange(option?.value ?? null, option);
  };
  const asked = useDelayedQuery(query, onQueryChange, props.queryDelayMs ?? QUERY_DELAY_MS);
  const isAnswering = (): boolean =>
    !filter && onQueryChange !== undefined && (props.loading || asked.current !== query);
  const combobox = useCombobox<ComboboxOption>({
    items,
    selectedItem: selected,
    inputValue: text,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue, selectedItem }) => {
      if (!isCreateRow(selectedItem)) setText(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    stateReducer: (state, { changes, type }) => {
      const { InputBlur, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      // The list still answers the words before: Enter must not choose from it.
      if (type === InputKeyDownEnter && isAnswering()) return state;
      // Leaving the field must not choose what happened to be highlighted, and Escape must not clear the choice.
      if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
      return { ...changes, selectedItem: state.selectedItem, inputValue: selectedLabel };
    },
  });

  useEffect(() => {
    if (combobox.isOpen && query !== '')
      announce(items.length === 0 ? formStrings.noResults : formStrings.resultCount(items.length));
  }, [combobox.isOpen, query, items.length]);

  const leave = (): void => {
    if (text.trim() === '' && selected) choose(null);
    else setText(selectedLabel);
  };
  return { combobox, items, query, selected, setText, choose, leave };
}

function useSelectedOption(value: string | null, options: readonly ComboboxOption[]) {
  const offered = options.find((option) => option.value === value) ?? null;
  const [remembered, remember] = useState(offered);
  // A chosen option keeps its name when a new search no longer brings it.
  const kept = remembered?.value === value ? remembered : null;
  return { selected: value === null ? null : (offered ?? kept), remember };
}

function useTextOf(selectedLabel: string): [string, (text: string) => void] {
  const [text, setText] = useState(selectedLabel);
  const [shownLabel, setShownLabel] = useState(selectedLabel);
  if (shownLabel !== selectedLabel) {
    setShownLabel(selectedLabel);
    setText(selectedLabel);
  }
  return [text, setText];
}

/** Asks after a pause; answers what was asked last. */
function useDelayedQuery(
  query: string,
  onQueryChange: ((query: string) => void) | undefined,
  delayMs: number,
): RefObject<string> {
  const latest = useRef(onQueryChange);
  const last = useRef('');
  useEffect(() => {
    latest.current = onQueryChange;
  });
  useEffect(() => {
    if (last.current === query) return undefined;
    const timer = window.setTimeout(() => {
      last.current = query;
      latest.current?.(query);
    }, delayMs);
    return () => window.clearTimeout(timer);
  }, [query, delayMs]);
  return last;
}
