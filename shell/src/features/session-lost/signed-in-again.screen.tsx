import { useEffect } from 'react';
import { paths, signalReturn, usePageTitle } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { ButtonLink } from '@pora/ui';
import { FullPage } from '../../app/full-page.js';
import { sessionLostStrings as t } from './session-lost.strings.js';

/** Where a sign-in in a small window ends: tells the window that waits and closes itself. */
export function SignedInAgainScreen() {
  usePageTitle(t.returned);
  useEffect(() => {
    signalReturn();
    window.close();
  }, []);
  return (
    <FullPage title={t.returned} description={t.returnedText}>
      <ButtonLink as={Link} to={paths.home}>
        {t.toProduct}
      </ButtonLink>
    </FullPage>
  );
}
