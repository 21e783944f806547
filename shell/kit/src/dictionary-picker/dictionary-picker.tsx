import type { Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { foldText } from '@pora/text-pl/fold';
import { ComboboxField } from '@pora/ui/forms';
import { PlusIcon } from '@pora/ui/icons';
import { useEffect, useRef, useState } from 'react';

const SHOWN = 12;

interface DictionaryPickerProps {
  /** What the field is called. */
  label: string;
  placeholder?: string;
  entries: readonly Intolerance[];
  /** Keys that are chosen already, or stand beside the field. */
  taken: ReadonlySet<string>;
  /** What stands beside the name of an item. */
  detailOf?: (entry: Intolerance) => string;
  loading?: boolean;
  error?: string | undefined;
  onPick: (key: string, name: string) => void;
}

/** Finds an item of the dictionary of intolerances by any of its names; the field is empty again after each. */
export function DictionaryPicker({
  label,
  placeholder = label,
  entries,
  taken,
  detailOf,
  loading = false,
  error,
  onPick,
}: DictionaryPickerProps) {
  const [q, setQ] = useState('');
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  // The field is made anew after every pick, and the old one takes the focus with it.
  useEffect(() => {
    if (round > 0) input.current?.focus();
  }, [round]);
  const wanted = foldText(q);
  const options = entries
    .filter(({ key, name, aliases }) => {
      return !taken.has(key) && [name, ...aliases].some((one) => foldText(one).includes(wanted));
    })
    .slice(0, SHOWN)
    .map((entry) => ({
      value: entry.key,
      label: entry.name,
      ...(detailOf && { detail: detailOf(entry) }),
    }));
  return (
    <ComboboxField
      key={round}
      label={label}
      placeholder={placeholder}
      inputRef={input}
      hideLabel
      size="compact"
      icon={<PlusIcon aria-hidden />}
      value={null}
      filter={false}
      queryDelayMs={0}
      options={options}
      loading={loading}
      error={error}
      onQueryChange={setQ}
      onChange={(key, option) => {
        if (key === null) return;
        setRound((count) => count + 1);
        onPick(key, option?.label ?? key);
      }}
    />
  );
}
