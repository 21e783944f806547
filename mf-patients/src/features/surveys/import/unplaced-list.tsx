import { CountPill, media } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { useId } from 'react';
import styled from 'styled-components';
import { type LooseText, type Placement, PLACEMENTS } from './import-review.model.js';
import { type ReviewLinks } from './review-links.js';
import { ShowInDocument } from './show-in-document.js';
import { importStrings as t } from './survey-import.strings.js';

interface UnplacedListProps {
  texts: readonly LooseText[];
  placements: ReadonlyMap<string, Placement>;
  onPlace: (id: string, placement: Placement) => void;
  links: ReviewLinks;
}

/** Texts of the file that found no field; each can be put into one. */
export function UnplacedList({ texts, placements, onPlace, links }: UnplacedListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Head>
        <h3 id={headingId}>{t.unplaced}</h3>
        <CountPill>{texts.length}</CountPill>
        <span>{t.unplacedHint}</span>
      </Head>
      <List>
        {texts.map(({ id, text, near, lines }) => (
          <li key={id}>
            <span>
              {`„${text}”`}
              {lines.length > 0 && (
                <ShowInDocument
                  id={links.ids.text(id)}
                  label={t.showText(text)}
                  onShow={() => links.showLines(lines)}
                />
              )}
            </span>
            <small>{near && t.near(near)}</small>
            <SelectField
              label={t.place(text)}
              hideLabel
              size="compact"
              placeholder={t.choose}
              emptyOption={t.choose}
              options={PLACEMENTS}
              value={placements.get(id) ?? null}
              onChange={(placement) => onPlace(id, placement)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  margin: ${({ theme }) => theme.s[5]} 0 ${({ theme }) => theme.s[2]};
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};

  h3 {
    margin: 0;
    color: ${({ theme }) => theme.c.text};
    font: ${({ theme }) => theme.t.strong};
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${({ theme }) => theme.c.line};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 14rem;
    align-items: center;
    gap: ${({ theme }) => theme.s[3]};
    padding: ${({ theme }) => theme.s[2]} 0;
    border-bottom: 1px solid ${({ theme }) => theme.c.line};
    font: ${({ theme }) => theme.t.dense};
    overflow-wrap: anywhere;
  }

  small {
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
  }

  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${({ theme }) => theme.s[1]};
    }
  }
`;
