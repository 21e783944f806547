import { lazy, Suspense, useState } from 'react';
import { Button, theme } from '@pora/ui';
import { LogInIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { sessionLostStrings as t } from './session-lost.strings.js';

// With the dialog's file, which few people ever need.
const SessionLostDialog = lazy(async () => ({
  default: (await import('./session-lost-dialog.js')).SessionLostDialog,
}));

/** Says over the page that the session has ended; what was typed stays as it is under it. */
export function SessionLost({ email }: { email: string }) {
  const [folded, setFolded] = useState(false);
  if (folded) {
    return (
      <Strip role="status">
        <strong>{t.title}</strong>
        <Button variant="primary" size="compact" icon={<LogInIcon />} onClick={() => setFolded(false)}>
          {t.again}
        </Button>
      </Strip>
    );
  }
  return (
    <Suspense fallback={null}>
      <SessionLostDialog email={email} onShowPage={() => setFolded(true)} />
    </Suspense>
  );
}

const Strip = styled.div`
  position: fixed;
  z-index: ${theme.z.toast};
  bottom: ${theme.s[4]};
  left: 50%;
  display: flex;
  align-items: center;
  gap: ${theme.s[4]};
  padding: ${theme.s[3]} ${theme.s[4]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[3]};
  background: ${theme.c.amberSoft};
  color: ${theme.c.amberText};
  transform: translateX(-50%);
  pointer-events: auto;
`;
