import { Disclosure, focusRing, media, mediaQueries, theme, useMediaQuery, VisuallyHidden } from '@pora/ui';
import { TriangleAlertIcon } from '@pora/ui/icons';
import { memo } from 'react';
import styled from 'styled-components';
import { RULE_SECTIONS, type RuleSection } from './rule-facts.js';
import { ChangedDot, Warning } from './rule-fields.js';
import { ruleFormStrings } from './rule-form.strings.js';
import { type SummaryLine } from './rule-summary.js';
import { summaryStrings as t } from './rule-summary.strings.js';

interface RuleSummaryProps {
  summary: Record<RuleSection, readonly SummaryLine[]>;
  /** Sections with something unsaved. */
  changed: ReadonlySet<RuleSection>;
  onGo: (section: RuleSection) => void;
}

/** The rules in plain words, as the menu of the sections; folded where it would push the fields away. */
export const RuleSummary = memo(function RuleSummary(props: RuleSummaryProps) {
  const isNarrow = useMediaQuery(mediaQueries.quiet);
  if (!isNarrow) return <Menu {...props} />;
  return (
    <Disclosure title={t.title} defaultOpen={false}>
      <Menu {...props} />
    </Disclosure>
  );
});

function Menu({ summary, changed, onGo }: RuleSummaryProps) {
  return (
    <Nav aria-label={t.title}>
      <Title>{t.title}</Title>
      {RULE_SECTIONS.map((section) => (
        <section key={section}>
          <Go type="button" onClick={() => onGo(section)}>
            <VisuallyHidden>{t.go(ruleFormStrings.sections[section])}</VisuallyHidden>
            <span aria-hidden>{ruleFormStrings.sections[section]}</span>
            {changed.has(section) && (
              <>
                <ChangedDot />
                <VisuallyHidden>, {t.changed}</VisuallyHidden>
              </>
            )}
          </Go>
          <Lines>
            {summary[section].map(({ text, warning }) => (
              <li key={text}>
                {warning ? (
                  <Warning as="span">
                    <TriangleAlertIcon aria-hidden />
                    {text}
                  </Warning>
                ) : (
                  text
                )}
              </li>
            ))}
          </Lines>
        </section>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  min-width: 0;

  section {
    margin-bottom: ${theme.s[4]};
  }
`;

const Title = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
  font-weight: 560;
`;

const Go = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: none;
  font: ${theme.t.dense};
  font-weight: 640;
  text-align: left;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
