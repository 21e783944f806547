import { type AllergenConfidence, type AllergenTable } from '@pora/contracts/catalog/allergen-table';
import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';
import { Badge, type BadgeTone, theme } from '@pora/ui';
import { CircleCheckIcon, ShieldQuestionMarkIcon, InfoIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { allergenStrings as t } from './allergens.strings.js';

const looks: Record<AllergenConfidence, { tone: BadgeTone; Icon: typeof InfoIcon }> = {
  pewny: { tone: 'ok', Icon: CircleCheckIcon },
  prawdopodobny: { tone: 'amber', Icon: InfoIcon },
  niepewny: { tone: 'unmapped', Icon: ShieldQuestionMarkIcon },
};

/** Allergens of a food with their certainty, and what may be said of the others: never "none" without a check. */
export function AllergenLines({ table: { present, absence } }: { table: AllergenTable }) {
  const sentence = (present.length > 0 ? t.others : t.none)[absence];
  const { tone, Icon } = looks[absence];
  return (
    <>
      {present.length > 0 && (
        <Named>
          {present.map(({ allergen, confidence }) => (
            <li key={allergen}>
              <Badge tone="danger">{ALLERGEN_LABELS[allergen]}</Badge> <span>{t.confidence[confidence]}</span>
            </li>
          ))}
        </Named>
      )}
      <Absence $tone={tone}>
        <Icon aria-hidden />
        <span>{sentence}</span>
      </Absence>
    </>
  );
}

const Named = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]} ${theme.s[4]};
  margin: 0 0 ${theme.s[2]};
  padding: 0;
  list-style: none;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const TEXT: Partial<Record<BadgeTone, string>> = {
  ok: theme.c.okText,
  amber: theme.c.amberText,
  unmapped: theme.c.unmappedText,
};

const Absence = styled.p<{ $tone: BadgeTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[2]};
  margin: 0 0 ${theme.s[6]};
  color: ${({ $tone }) => TEXT[$tone]};

  svg {
    flex: none;
    margin-top: 0.1875rem;
  }
`;
