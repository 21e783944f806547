import { media, theme } from '@pora/ui';
import styled from 'styled-components';
import { type ReviewLine, stateOf } from './recipe-review.model.js';

interface MarkedRecipeProps {
  label: string;
  text: string;
  lines: readonly ReviewLine[];
}

/** The pasted text; what became an ingredient is marked by how sure that is. */
export function MarkedRecipe({ label, text, lines }: MarkedRecipeProps) {
  const marked = lines.filter(({ isLeftOut }) => !isLeftOut);
  return (
    <Text role="region" aria-label={label} tabIndex={0}>
      {marked.map((line, index) => (
        <span key={line.key}>
          {text.slice(marked[index - 1]?.read.end ?? 0, line.read.start)}
          <mark data-state={stateOf(line)}>{text.slice(line.read.start, line.read.end)}</mark>
        </span>
      ))}
      {text.slice(marked.at(-1)?.read.end ?? 0)}
    </Text>
  );
}

const Text = styled.div`
  overflow: auto;
  max-height: 36rem;
  padding: ${theme.s[2]} 0.625rem;
  border: 1px solid ${theme.c.lineControl};
  border-radius: ${theme.r[2]};
  font: ${theme.t.dense};
  line-height: 1.5rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  mark {
    border-radius: 2px;
    background: ${theme.c.okSoft};
    color: inherit;
  }

  mark[data-state='check'] {
    background: ${theme.c.amberSoft};
  }

  mark[data-state='missing'] {
    background: ${theme.c.unmappedSoft};
    text-decoration: underline dashed ${theme.c.unmapped} 1.5px;
    text-underline-offset: 3px;
  }

  ${media.tablet} {
    max-height: 12rem;
  }
`;
