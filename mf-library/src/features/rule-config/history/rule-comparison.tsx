import { CountPill, media, theme, VisuallyHidden } from '@pora/ui';
import { DenseTable, TableScroll } from '@pora/ui/data';
import { ArrowRightIcon } from '@pora/ui/icons';
import { Fragment } from 'react';
import styled from 'styled-components';
import { RULE_SECTIONS, type RuleChange, type RuleSection } from '../edit/rule-facts.js';
import { ruleFormStrings } from '../edit/rule-form.strings.js';
import { historyStrings as t } from './rule-history.strings.js';

interface RuleComparisonProps {
  changes: readonly RuleChange[];
  beforeHead: string;
  afterHead: string;
}

/** How two sets of rules differ, section by section. */
export function RuleComparison({ changes, beforeHead, afterHead }: RuleComparisonProps) {
  return (
    <>
      <Title>
        {t.comparison} <CountPill>{t.differences(changes.length)}</CountPill>
      </Title>
      {changes.length === 0 ? (
        <p>{t.same}</p>
      ) : (
        <TableScroll>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t.field}</th>
                <th scope="col">{beforeHead}</th>
                <th scope="col">
                  <VisuallyHidden>{t.becomes}</VisuallyHidden>
                </th>
                <th scope="col">{afterHead}</th>
              </tr>
            </thead>
            <tbody>
              {RULE_SECTIONS.map((section) => (
                <SectionRows key={section} section={section} changes={changes} />
              ))}
            </tbody>
          </Table>
        </TableScroll>
      )}
    </>
  );
}

function SectionRows({ section, changes }: { section: RuleSection; changes: readonly RuleChange[] }) {
  const own = changes.filter((change) => change.section === section);
  if (own.length === 0) return null;
  return (
    <Fragment>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {ruleFormStrings.sections[section]}
        </th>
      </tr>
      {own.map(({ name, before, after }) => (
        <tr key={name}>
          <td>{name}</td>
          <td>{before}</td>
          <td>
            <ArrowRightIcon size={14} aria-hidden />
          </td>
          <td>
            <strong>{after}</strong>
          </td>
        </tr>
      ))}
    </Fragment>
  );
}

const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  margin: ${theme.s[4]} 0 ${theme.s[2]};
  font: ${theme.t.strong};
`;

const Table = styled(DenseTable)`
  tbody th {
    padding-top: ${theme.s[4]};
  }

  ${media.phone} {
    td,
    th {
      overflow-wrap: anywhere;
    }
  }
`;
