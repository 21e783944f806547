import { formatDateTime } from '@pora/kit';
import { theme } from '@pora/ui';
import styled from 'styled-components';
import { ruleConfigStrings as t } from './rule-config.strings.js';
import { type SavedRules } from './use-rule-config.js';

/** Where the rules come from and when they were changed [library §2]. */
export function RuleOrigin({ rules }: { rules: Pick<SavedRules, 'source' | 'updatedAt'> }) {
  return (
    <Line>
      <span>{t.heading}</span>
      <span>{t.source[rules.source]}</span>
      <span>{t.modified(rules.updatedAt === null ? t.noData : formatDateTime(rules.updatedAt))}</span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[4]};
`;
