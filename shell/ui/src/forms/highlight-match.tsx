import { foldLetters } from '@pora/text-pl/typed';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The text with every place that matches the query in bold; case and diacritics do not count. */
export function highlightMatch(text: string, query: string): ReactNode {
  const needle = foldLetters(query.trim());
  if (needle === '') return text;
  const characters = Array.from(text);
  const folded = foldLetters(text);
  const parts: ReactNode[] = [];
  let position = 0;
  for (let found = folded.indexOf(needle); found !== -1; found = folded.indexOf(needle, position)) {
    if (found > position) parts.push(characters.slice(position, found).join(''));
    position = found + needle.length;
    parts.push(<Hit key={found}>{characters.slice(found, position).join('')}</Hit>);
  }
  return parts.length === 0 ? text : [...parts, characters.slice(position).join('')];
}

const Hit = styled.mark`
  background: transparent;
  color: inherit;
  font-weight: 650;
`;
