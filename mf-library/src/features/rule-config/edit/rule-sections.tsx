import { Disclosure, theme } from '@pora/ui';
import { type ComponentType, memo } from 'react';
import styled from 'styled-components';
import { BudgetSection } from './budget-section.js';
import { CandidatesSection } from './candidates-section.js';
import { PairingSection } from './pairing-section.js';
import { PoolsSection } from './pools-section.js';
import { PortionsSection } from './portions-section.js';
import { RepeatsSection } from './repeats-section.js';
import { RULE_SECTIONS, type RuleSection } from './rule-facts.js';
import { type SectionProps } from './rule-fields.js';
import { ruleFormStrings as t } from './rule-form.strings.js';
import { TimesSection } from './times-section.js';

/** The fields of each section; typing in one draws that one alone. */
const FIELDS: Record<RuleSection, ComponentType<SectionProps>> = {
  budget: memo(BudgetSection),
  candidates: memo(CandidatesSection),
  portions: memo(PortionsSection),
  repeats: memo(RepeatsSection),
  pools: memo(PoolsSection),
  pairing: memo(PairingSection),
  times: memo(TimesSection),
};

interface RuleSectionsProps extends SectionProps {
  /** Sections that are folded; none at first. */
  folded: ReadonlySet<RuleSection>;
  onFold: (section: RuleSection, folded: boolean) => void;
  /** Short facts beside the heads. */
  asides: Partial<Record<RuleSection, string>>;
}

/** Id of a section's place on the page, to scroll to. */
export const sectionId = (section: RuleSection): string => `rules-${section}`;

/** The accordion of the rules, in the order of the specification [library §2]. */
export function RuleSections({ form, saved, folded, onFold, asides }: RuleSectionsProps) {
  return (
    <div>
      {RULE_SECTIONS.map((section) => {
        const Fields = FIELDS[section];
        return (
          <Part key={section} id={sectionId(section)}>
            <Disclosure
              title={t.sections[section]}
              open={!folded.has(section)}
              onOpenChange={(open) => onFold(section, !open)}
              aside={asides[section]}
            >
              <Body>
                <Fields form={form} saved={saved} />
              </Body>
            </Disclosure>
          </Part>
        );
      })}
    </div>
  );
}

const Part = styled.div`
  padding-bottom: 1.75rem;
  margin-bottom: 1.75rem;
  border-bottom: 1px solid ${theme.c.line};
  scroll-margin-top: ${theme.s[6]};

  &:last-child {
    margin: 0;
    border: 0;
  }
`;

const Body = styled.div`
  padding-top: ${theme.s[4]};
`;
