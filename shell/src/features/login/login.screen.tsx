import { useState } from 'react';
import { usePageTitle } from '@pora/kit';
import { useLocation, useSearchParams } from '@pora/kit/router';
import { Button, InlineNotice, Logo, theme } from '@pora/ui';
import { ClockIcon, LogInIcon, ShieldCheckIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { loginStrings } from './login.strings.js';
import { PlatePicture } from './plate-picture.js';
import { refusalOf } from './refusal.js';
import { signInAddress } from './wanted-page.js';

/** The public door: one button to the identity provider, who may come in and for how long [core §1, §2]. */
export function LoginScreen() {
  usePageTitle(loginStrings.pageTitle);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const refusal = refusalOf(search);
  const signIn = () => {
    setLeaving(true);
    window.location.assign(signInAddress(state, search));
  };
  return (
    <Page>
      <Door>
        <Column>
          <Logo size={52} />
          <Title>{loginStrings.title}</Title>
          <Subtitle>{loginStrings.subtitle}</Subtitle>
          {refusal && (
            <Refusal>
              <InlineNotice tone="danger" live>
                {refusal}
              </InlineNotice>
            </Refusal>
          )}
          <SignIn variant="primary" fullWidth autoFocus icon={<LogInIcon />} busy={leaving} onClick={signIn}>
            {loginStrings.signIn}
          </SignIn>
          <Facts>
            <li>
              <ShieldCheckIcon />
              {loginStrings.restricted}
            </li>
            <li>
              <ClockIcon />
              {loginStrings.remembered}
            </li>
          </Facts>
        </Column>
      </Door>
      <Picture>
        <PlatePicture />
      </Picture>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-height: 100vh;
  background: ${theme.c.surface};

  @media (max-width: 900px) {
    grid-template-columns: 1fr;
  }
`;

const Door = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: 2rem 6rem;

  @media (max-width: 1280px) {
    padding: 2rem 3rem;
  }

  @media (max-width: 480px) {
    padding: 2rem 1.5rem;
  }
`;

const Column = styled.div`
  width: 100%;
  max-width: 23.75rem;
`;

const Title = styled.h1`
  margin: 1.625rem 0 0.5rem;
  font: 640 2.125rem/2.5rem var(--font);
  letter-spacing: -0.02em;
`;

const Subtitle = styled.p`
  margin-bottom: 1.75rem;
  color: ${theme.c.text2};
  font-size: 1rem;
  line-height: 1.5rem;
`;

const Refusal = styled.div`
  margin-bottom: ${theme.s[4]};
`;

const SignIn = styled(Button)`
  height: 2.875rem;
  font-size: 0.9375rem;
`;

const Facts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
  margin-top: 1.375rem;
  color: ${theme.c.text3};
  font: ${theme.t.dense};

  li {
    display: flex;
    gap: ${theme.s[2]};
    align-items: center;
  }
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  border-left: 1px solid ${theme.c.line};
  background: ${theme.c.canvas};

  @media (max-width: 900px) {
    display: none;
  }
`;
