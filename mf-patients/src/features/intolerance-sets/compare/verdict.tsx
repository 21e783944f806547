import { Badge } from '@pora/ui';
import { CheckIcon, CircleAlertIcon, SearchXIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { type ComparedResult } from './compare-sets.js';
import { compareStrings as t } from './compare.strings.js';
import { verdictWords } from './verdict-words.js';

/** What became of a food, in words. */
export function Verdict({ result }: { result: ComparedResult }) {
  const { risk, change } = result;
  if (risk === 'new') {
    return (
      <>
        <Badge tone="danger" icon={<CircleAlertIcon />}>
          {t.verdicts.new}
        </Badge>
        {change === 'added' && <Quiet>{t.addedVerdict}</Quiet>}
      </>
    );
  }
  if (risk === 'gone') {
    return (
      <Badge tone="ok" icon={<CheckIcon />}>
        {t.verdicts.gone}
      </Badge>
    );
  }
  if (risk === 'unknown') {
    return (
      <Warning>
        <SearchXIcon />
        {t.verdicts.unknown}
      </Warning>
    );
  }
  return <Quiet>{verdictWords(result)}</Quiet>;
}

const Quiet = styled.span`
  color: ${({ theme }) => theme.c.text2};
`;

const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[1]};
  color: ${({ theme }) => theme.c.amberText};

  svg {
    flex: none;
  }
`;
