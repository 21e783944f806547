import { Kbd, media, theme } from '@pora/ui';
import styled from 'styled-components';
import { paletteStrings as t } from './palette.strings.js';

/** The keys of the palette at its foot; whoever has no keyboard does not see them. */
export function PaletteHelp() {
  return (
    <Foot>
      {t.keys.map(keyLine)}
      <Rest />
      {t.moreKeys.map(keyLine)}
    </Foot>
  );
}

const keyLine = ([keys, meaning]: readonly [string, string]) => (
  <span key={keys}>
    {keys.split(' ').map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
    {meaning}
  </span>
);

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[4]};
  padding: 0.625rem ${theme.s[5]};
  border-top: 1px solid ${theme.c.line};
  background: ${theme.c.canvas};
  color: ${theme.c.text2};
  font: ${theme.t.dense};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s[1]};
  }

  ${media.phone} {
    display: none;
  }
`;

const Rest = styled.i`
  flex: 1;
`;
