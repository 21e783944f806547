import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media.js';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import { choiceLine } from './choice-styles.js';

/** Props of SwitchField. */
export interface SwitchFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Something that is on or off at once. */
export function SwitchField({ label, checked, onChange, hint, inputRef, ...input }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div>
      <Row>
        <Track
          {...input}
          ref={inputRef}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Row>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}

const Row = styled.label`
  ${choiceLine}
`;

const Track = styled.input`
  position: relative;
  flex: none;
  width: 1.875rem;
  height: 1.125rem;
  margin: 0;
  border: 1px solid transparent;
  border-radius: 0.5625rem;
  background: ${theme.c.lineControl};
  appearance: none;
  cursor: pointer;
  transition: background-color ${theme.m.base} ${theme.ease.out};
  ${focusRing}

  &::before {
    position: absolute;
    top: 1px;
    left: 1px;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: ${theme.c.surface};
    transition: translate ${theme.m.base} ${theme.ease.out};
    content: '';
  }

  &:checked {
    background: ${theme.c.ink};
  }

  &:checked::before {
    translate: 0.75rem;
  }

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }

  ${media.forcedColors} {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;

const Hint = styled.div`
  margin-left: 2.375rem;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
