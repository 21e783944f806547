import { theme } from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import styled from 'styled-components';

/** An item of the dictionary a food may be linked to. */
export interface LinkTick {
  readonly key: string;
  readonly name: string;
  /** Why it stands here. */
  readonly reason: string;
  readonly ticked: boolean;
}

interface LinkTicksProps {
  /** What the list is, for those who do not see where it stands. */
  label?: string;
  links: readonly LinkTick[];
  onTick: (key: string, ticked: boolean) => void;
}

/** Links of one food to take or to leave, each with its reason (decision 73). */
export function LinkTicks({ label, links, onTick }: LinkTicksProps) {
  return (
    <List aria-label={label}>
      {links.map(({ key, name, reason, ticked }) => (
        <li key={key}>
          <CheckboxField label={name} checked={ticked} onChange={(next) => onTick(key, next)} />
          <small>{reason}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.s[3]};
    padding: ${theme.s[1]} 0;
    border-bottom: 1px solid ${theme.c.line};
  }

  small {
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }
`;
