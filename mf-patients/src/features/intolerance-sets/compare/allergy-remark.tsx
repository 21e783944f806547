import styled from 'styled-components';
import { InfoIcon } from '@pora/ui/icons';
import { compareStrings as t } from './compare.strings.js';

/** That these results are no test of allergies; under every comparison. */
export function AllergyRemark() {
  return (
    <Remark>
      <InfoIcon />
      <span>
        <strong>{t.allergyTitle}</strong> {t.allergyText}
      </span>
    </Remark>
  );
}

const Remark = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.s[2]};
  margin: 0;
  padding: ${({ theme }) => theme.s[3]};
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme }) => theme.c.sunken};
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};

  strong {
    color: ${({ theme }) => theme.c.text};
  }

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;
