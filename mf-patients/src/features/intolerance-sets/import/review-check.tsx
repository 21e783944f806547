import { type IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
import { type LoadState } from '@pora/kit';
import { media, SegmentedControl, useDelayed } from '@pora/ui';
import { CircleAlertIcon, CircleCheckIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { intoleranceSetStrings } from '../intolerance-sets.strings.js';
import { ResultSection } from '../result-categories.js';
import { ResultBar } from '../result-row.js';
import { FoodChoice } from './food-choice.js';
import { type LinkChoice } from './link-foods.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import {
  areLinksKnown,
  highestResults,
  type PlacedResult,
  type ReviewDecisions,
} from './results-review.model.js';
import { type ImportedResults } from './use-results-import.js';

interface ReviewCheckProps {
  review: ImportedResults['review'];
  categories: readonly IntoleranceCategory[];
  decisions: ReviewDecisions;
  unmapped: readonly PlacedResult[];
  links: ReadonlyMap<string, LinkChoice>;
  foodsOf: (name: string) => number | undefined;
  /** How far the dictionary is that `foodsOf` reads. */
  mapping: LoadState<unknown>['phase'];
  onRepeated: (at: number, value: number) => void;
  onLink: (name: string, choice: LinkChoice | undefined) => void;
}

/** What of a report is to be decided, and its highest results to be held against the print. */
export function ReviewCheck(props: ReviewCheckProps) {
  const { review, categories, decisions, unmapped, links, foodsOf, mapping } = props;
  const isNothing = review.repeated.length + unmapped.length === 0;
  const areChecked = areLinksKnown(categories, foodsOf);
  const highest = highestResults(categories);
  return (
    <>
      {isNothing && !areChecked && <LinksUnchecked mapping={mapping} />}
      {isNothing && areChecked && (
        <Verdict $isClear>
          <CircleCheckIcon aria-hidden />
          {t.nothingToCheck}
        </Verdict>
      )}
      {review.repeated.length > 0 && (
        <ResultSection title={t.repeated} count={review.repeated.length} hint={t.repeatedHint}>
          {review.repeated.map((one, at) => (
            <Repeated
              key={`${one.category} ${one.name}`}
              {...one}
              chosen={decisions.repeated[at]}
              onChoose={(value) => props.onRepeated(at, value)}
            />
          ))}
        </ResultSection>
      )}
      {unmapped.length > 0 && (
        <ResultSection title={t.unmapped} count={unmapped.length} hint={t.unmappedHint}>
          {unmapped.map((one, at) => (
            <ReviewLine key={`${one.name} ${at}`} {...one}>
              <FoodChoice
                name={one.name}
                chosen={links.get(one.name)}
                onChoose={(choice) => props.onLink(one.name, choice)}
              />
            </ReviewLine>
          ))}
        </ResultSection>
      )}
      {highest.length > 0 && (
        <ResultSection title={t.highest} count={highest.length} hint={t.highestHint}>
          {highest.map((one, at) => {
            const foods = foodsOf(one.name) ?? 0;
            return (
              <ReviewLine key={`${one.name} ${at}`} {...one}>
                {foods > 0 && <Mapped>{intoleranceSetStrings.mapped(foods)}</Mapped>}
              </ReviewLine>
            );
          })}
        </ResultSection>
      )}
    </>
  );
}

/** Stands where nothing else is to be decided, while nobody knows what plans could check. */
function LinksUnchecked({ mapping }: Pick<ReviewCheckProps, 'mapping'>) {
  const isLate = useDelayed(mapping === 'loading');
  if (mapping !== 'failed') return isLate ? <Verdict role="status">{t.checkingLinks}</Verdict> : null;
  return (
    <Verdict>
      <CircleAlertIcon aria-hidden />
      {t.linksUnchecked}
    </Verdict>
  );
}

interface RepeatedProps {
  category: string;
  name: string;
  values: readonly number[];
  /** Undefined: the proposed, highest one. */
  chosen: number | undefined;
  onChoose: (value: number) => void;
}

/** Each of the values in a line of its own, so that they can be held against the print. */
function Repeated({ category, name, values, chosen, onChoose }: RepeatedProps) {
  return values.map((value, at) => (
    <ReviewLine key={value} category={category} name={name} value={value}>
      {at === values.length - 1 && (
        <SegmentedControl
          label={t.whichOf(name)}
          size="compact"
          value={String(chosen ?? Math.max(...values))}
          onChange={(next) => onChoose(Number(next))}
          options={values.map((each) => ({ value: String(each), label: t.saveValue(each) }))}
        />
      )}
    </ReviewLine>
  ));
}

/** A result with its category, its bar and what is to be done with it. */
function ReviewLine({ name, category, value, children }: PlacedResult & { children?: ReactNode }) {
  return (
    <Line>
      <strong>{name}</strong>
      <Place>{category}</Place>
      <ResultBar value={value} />
      {children && <Control>{children}</Control>}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 9rem) minmax(0, 8rem) minmax(3rem, 1fr) 3rem 1.25rem 13.5rem;
  align-items: center;
  gap: 0 ${({ theme }) => theme.s[2]};
  min-height: 2.25rem;
  padding: ${({ theme }) => theme.s[1]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.c.line};
  font: ${({ theme }) => theme.t.dense};
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(3rem, 1fr) 3rem 1.25rem;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(3rem, 1fr) 3rem 1.25rem;
  }
`;

const Place = styled.span`
  color: ${({ theme }) => theme.c.text2};

  ${media.phone} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Control = styled.div`
  grid-column: -2;
  justify-self: end;
  width: 100%;
  max-width: 13.5rem;

  &:has([role='radiogroup']) {
    width: auto;
  }

  @media (max-width: 900px) {
    grid-column: 1 / -1;
    justify-self: start;
    max-width: 20rem;
    padding: ${({ theme }) => theme.s[1]} 0;
  }
`;

const Mapped = styled.span`
  display: block;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
  text-align: right;

  @media (max-width: 900px) {
    text-align: left;
  }
`;

const Verdict = styled.p<{ $isClear?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  margin: 0 0 ${({ theme }) => theme.s[4]};
  color: ${({ theme }) => theme.c.text2};

  svg {
    flex: none;
    color: ${({ theme, $isClear = false }) => ($isClear ? theme.c.okText : theme.c.amberText)};
  }
`;
