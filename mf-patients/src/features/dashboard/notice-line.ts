import styled from 'styled-components';

/** Place of a notice under the head of the page. */
export const NoticeLine = styled.div`
  margin-bottom: ${({ theme }) => theme.s[3]};
`;
