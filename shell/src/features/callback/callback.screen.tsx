import { useEffect } from 'react';
import { refreshSession, usePageTitle } from '@pora/kit';
import { useNavigate, useSearchParams } from '@pora/kit/router';
import { Spinner, theme } from '@pora/ui';
import styled from 'styled-components';
import { pageAfterSignIn } from '../login/wanted-page.js';
import { callbackStrings } from './callback.strings.js';

/** Where the identity provider's answer ends: refreshes the person and goes to the page they wanted, else home, replacing history [core §2]. */
export function CallbackScreen() {
  const navigate = useNavigate();
  const page = pageAfterSignIn(useSearchParams()[0]);
  usePageTitle(callbackStrings.signingIn);
  useEffect(() => {
    void refreshSession().then(() => navigate(page, { replace: true }));
  }, [navigate, page]);
  return (
    <Main>
      <Wait>
        <Spinner size={28} />
        <h1>{callbackStrings.signingIn}</h1>
      </Wait>
    </Main>
  );
}

const Main = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  background: ${theme.c.canvas};
`;

const Wait = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.s[3]};

  h1 {
    margin: 0;
    color: ${theme.c.text2};
    font: ${theme.t.body};
  }
`;
