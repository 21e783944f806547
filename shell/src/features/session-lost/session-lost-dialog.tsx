import { useRef, useState } from 'react';
import { RETURN_PATH, useSyncState } from '@pora/kit';
import { Button, InlineNotice, theme } from '@pora/ui';
import { LogInIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { signInAddress } from '../login/wanted-page.js';
import { sessionLostStrings as t } from './session-lost.strings.js';

const SIGN_IN = signInAddress({ wanted: RETURN_PATH });
const WINDOW = 'popup,width=480,height=640';

interface SessionLostDialogProps {
  email: string;
  /** The person wants to see what they had typed. */
  onShowPage: () => void;
}

/** "Sesja wygasła": what waits, whose it is, and the way to sign in without leaving the page. */
export function SessionLostDialog({ email, onShowPage }: SessionLostDialogProps) {
  const { unconfirmed } = useSyncState();
  const signInButton = useRef<HTMLButtonElement>(null);
  const [blocked, setBlocked] = useState(false);
  const waiting = unconfirmed.length > 0 ? unconfirmed.map(({ label }) => label) : [t.openForm];
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      dismissible={false}
      onClose={onShowPage}
      title={t.title}
      description={t.text}
      icon={<LogInIcon />}
      initialFocusRef={signInButton}
      footerStart={
        <Button variant="quiet" onClick={onShowPage}>
          {t.show}
        </Button>
      }
      footer={
        <Button
          ref={signInButton}
          variant="primary"
          icon={<LogInIcon />}
          onClick={() => setBlocked(window.open(SIGN_IN, 'pora-sign-in', WINDOW) === null)}
        >
          {t.signIn}
        </Button>
      }
    >
      <Facts>
        <dt>{t.waiting}</dt>
        <dd>
          {waiting.map((what) => (
            <div key={what}>{what}</div>
          ))}
        </dd>
        <dt>{t.account}</dt>
        <dd>{email}</dd>
      </Facts>
      <Note>{t.after}</Note>
      {blocked && (
        <InlineNotice tone="amber" live>
          {t.blocked}{' '}
          <a href={SIGN_IN} target="_blank" rel="noreferrer">
            {t.newTab}
          </a>
        </InlineNotice>
      )}
    </Dialog>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.s[2]} ${theme.s[4]};
  margin: 0 0 ${theme.s[3]};

  dt {
    color: ${theme.c.text3};
  }

  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  margin: 0 0 ${theme.s[3]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
