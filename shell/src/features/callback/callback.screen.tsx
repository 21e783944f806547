import { useEffect } from 'react';
import { paths, refreshSession, usePageTitle } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { Spinner, theme } from '@pora/ui';
import styled from 'styled-components';
import { callbackStrings } from './callback.strings.js';

/** Where the identity provider's answer ends: refreshes the person and goes home, replacing history [core §2]. */
export function CallbackScreen() {
  const navigate = useNavigate();
  usePageTitle(callbackStrings.signingIn);
  useEffect(() => {
    void refreshSession().then(() => navigate(paths.home, { replace: true }));
  }, [navigate]);
  return (
    <Main>
      <Spinner size={28} label={callbackStrings.signingIn} showLabel />
    </Main>
  );
}

const Main = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  background: ${theme.c.canvas};
`;
