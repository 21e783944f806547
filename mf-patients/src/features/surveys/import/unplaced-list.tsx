import { type SurveyReview } from '@pora/contracts/patients/survey.model';
import { CountPill, media } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { useId } from 'react';
import styled from 'styled-components';
import { type Placement, PLACEMENTS } from './import-review.model.js';
import { type ReviewLinks } from './review-links.js';
import { ShowInDocument } from './show-in-document.js';
import { importStrings as t } from './survey-import.strings.js';

interface UnplacedListProps {
  texts: SurveyReview['unplaced'];
  placements: readonly Placement[];
  onPlace: (at: number, placement: Placement) => void;
  links: ReviewLinks;
}

/** Texts of the file that found no field; each can be put into one. */
export function UnplacedList({ texts, placements, onPlace, links }: UnplacedListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <h3 id={id}>{t.unplaced}</h3>
        <CountPill>{texts.length}</CountPill>
        <span>{t.unplacedHint}</span>
      </Head>
      <List>
        {texts.map(({ text, near, lines }, at) => (
          // Texts may repeat; their places do not change.
          <li key={`${at} ${text}`}>
            <span>
              {`„${text}”`}
              {lines.length > 0 && (
                <ShowInDocument
                  id={links.ids.text(at)}
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
              value={placements[at] ?? null}
              onChange={(placement) => onPlace(at, placement)}
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
