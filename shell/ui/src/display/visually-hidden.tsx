import styled from 'styled-components';
import { visuallyHiddenCss } from '../theme/mixins.js';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenCss}
`;
