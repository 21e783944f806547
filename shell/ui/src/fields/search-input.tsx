import { SearchIcon, XIcon } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.js';
import { Kbd } from '../display/kbd.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { uiStrings } from '../ui.strings.js';
import { BareInput, InputFrame } from './input-frame.js';

/** Props of SearchInput. */
export interface SearchInputProps {
  /** Accessible name: "Szukaj produktu". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Key shown while the field is empty; binding it is the screen's job. */
  shortcut?: string;
  /** Waits this long in ms after the last key before `onChange`; 0 calls at once. */
  debounceMs?: number;
  inputRef?: Ref<HTMLInputElement>;
  /** CSS width; 22.5rem by default. */
  width?: string;
}

/** Search field of a list: × clears it, Escape too. */
export function SearchInput({
  label,
  value,
  onChange,
  placeholder = label,
  shortcut,
  debounceMs = 0,
  inputRef,
  width = '22.5rem',
}: SearchInputProps) {
  const [text, setText] = useDebouncedText(value, onChange, debounceMs);
  return (
    <Frame role="search" $width={width}>
      <SearchIcon />
      <BareInput
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value, debounceMs)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          setText('', 0);
        }}
      />
      {text !== '' && (
        <ClearButton
          label={uiStrings.clearSearch}
          icon={<XIcon size={14} />}
          onClick={() => setText('', 0)}
        />
      )}
      {text === '' && shortcut && <Kbd aria-hidden="true">{shortcut}</Kbd>}
    </Frame>
  );
}

function useDebouncedText(
  value: string,
  onChange: (value: string) => void,
  debounceMs: number,
): [string, (text: string, delayMs: number) => void] {
  const [text, setText] = useState(value);
  const [seenValue, setSeenValue] = useState(value);
  const [emitted, setEmitted] = useState(value);
  const timer = useRef(0);

  if (seenValue !== value) {
    setSeenValue(value);
    // Our own value coming back must not undo what was typed meanwhile.
    if (value !== emitted) setText(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), [debounceMs]);

  const change = (next: string, delayMs: number): void => {
    setText(next);
    window.clearTimeout(timer.current);
    const emit = (): void => {
      setEmitted(next);
      onChange(next);
    };
    if (delayMs === 0) emit();
    else timer.current = window.setTimeout(emit, delayMs);
  };
  return [text, change];
}

const Frame = styled(InputFrame)<{ $width: string }>`
  width: ${({ $width }) => $width};
  max-width: 100%;

  ${media.phone} {
    width: 100%;
  }

  @media (pointer: coarse), (max-width: 480px) {
    > kbd {
      display: none;
    }
  }
`;

const ClearButton = styled(IconButton)`
  width: 1.5rem;
  height: 1.5rem;
  margin-right: -0.25rem;

  ${media.phone} {
    width: ${theme.h.touch};
    height: 100%;
    margin-right: -0.625rem;
  }
`;
