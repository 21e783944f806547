import { type RequestedErasure } from '@pora/contracts/privacy/privacy.model';
import { failureProps, formatDateTime, messageOf, usePersonName, useUser } from '@pora/kit';
import { Avatar, Button, ErrorState, media, SectionHead, theme, tip, toast } from '@pora/ui';
import { LockIcon, TrashIcon } from '@pora/ui/icons';
import { ConfirmDialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { trashStrings as t } from './trash.strings.js';
import {
  useCancelRequest,
  useEraseOnRequest,
  useErasureRequests,
  usePlansInUse,
} from './use-erasure-requests.js';

const nameOfPatient = ({ firstName, lastName }: RequestedErasure) => `${firstName} ${lastName}`.trim();

interface ErasureRequestsProps {
  /** How many plans lie in the trash with a patient; undefined while that is not known. */
  plansInTrash: (patientId: string) => number | undefined;
}

/** Whose data the administrator is asked to remove for good; nothing where nobody asked [decisions 51]. */
export function ErasureRequests({ plansInTrash }: ErasureRequestsProps) {
  const requests = useErasureRequests();
  const plansInUse = usePlansInUse();
  const [asked, setAsked] = useState<RequestedErasure>();
  const erase = useEraseOnRequest();
  // Here, because a row is gone before it could say that its request is taken back.
  const cancel = useCancelRequest();
  const close = () => setAsked(undefined);
  const alongOf = (request: RequestedErasure) =>
    t.alongPatient(request, (request.inTrash ? plansInTrash : plansInUse)(request.id));
  if (requests.phase === 'loading') return null;
  if (requests.phase === 'ready' && requests.data.length === 0) return null;
  const confirm = (request: RequestedErasure) =>
    erase.mutate(request, {
      onSuccess: () => toast.success(t.erasedPatient(nameOfPatient(request))),
      onError: (error: unknown) => toast.error(t.eraseFailed, messageOf(error), error),
      onSettled: close,
    });
  const takeBack = (request: RequestedErasure) =>
    cancel.mutate(request, {
      onSuccess: () => toast.success(t.requests.cancelled),
      onError: (error: unknown) => toast.error(t.requests.cancelFailed, messageOf(error), error),
    });
  return (
    <Section>
      <SectionHead title={t.requests.title} />
      {requests.phase === 'failed' && (
        <ErrorState compact title={t.requests.failed} {...failureProps(requests)} />
      )}
      {requests.phase === 'ready' && (
        <List aria-label={t.requests.title}>
          {requests.data.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              busy={cancel.isPending && cancel.variables.id === request.id}
              onErase={() => setAsked(request)}
              onCancel={() => takeBack(request)}
            />
          ))}
        </List>
      )}
      {asked && (
        <ConfirmDialog
          open
          emphasis="cancel"
          title={t.erasePatientTitle(nameOfPatient(asked))}
          description={t.erasePatientText(alongOf(asked))}
          confirmLabel={t.erase}
          busy={erase.isPending}
          onConfirm={() => confirm(asked)}
          onCancel={close}
        />
      )}
    </Section>
  );
}

interface RequestRowProps {
  request: RequestedErasure;
  /** The request is being taken back. */
  busy: boolean;
  onErase: () => void;
  onCancel: () => void;
}

function RequestRow({ request, busy, onErase, onCancel }: RequestRowProps) {
  const { isAdmin } = useUser();
  const nameOf = usePersonName();
  const name = nameOfPatient(request);
  return (
    <Row>
      <Avatar name={name} />
      <Told>
        {name}
        <small>
          {t.requests.by(nameOf(request.requestedBy), formatDateTime(request.requestedAt))}
          {request.inTrash && ` ${t.requests.inTrash}`}
        </small>
      </Told>
      <Deeds>
        {isAdmin ? (
          <Button
            size="compact"
            variant="danger-quiet"
            icon={<TrashIcon />}
            aria-label={t.requests.eraseOf(name)}
            onClick={onErase}
          >
            {t.erase}
          </Button>
        ) : (
          <Button
            size="compact"
            icon={<LockIcon />}
            aria-disabled
            aria-label={t.requests.eraseLocked(name)}
            {...tip(t.onlyAdministrator)}
          >
            {t.erase}
          </Button>
        )}
        <Button size="compact" busy={busy} aria-label={t.requests.cancelOf(name)} onClick={onCancel}>
          {t.requests.cancel}
        </Button>
      </Deeds>
    </Row>
  );
}

const Section = styled.section`
  margin-bottom: ${theme.s[8]};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[3]};
  padding: ${theme.s[3]} 0;
  border-top: 1px solid ${theme.c.line};
`;

const Told = styled.span`
  flex: 1;
  min-width: 10rem;
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;

const Deeds = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};

  [aria-disabled='true'] {
    background: ${theme.c.sunken};
    color: ${theme.c.text3};
    cursor: default;
  }

  ${media.phone} {
    button {
      min-height: ${theme.h.touch};
    }
  }
`;
