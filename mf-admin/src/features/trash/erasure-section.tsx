import { type RequestedErasure } from '@pora/contracts/privacy/privacy.model';
import { addMonths, formatDate, formatDateTime, todayIso, toIsoDate, usePersonName } from '@pora/kit';
import { Button, SectionHead, theme } from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { TrashIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Deeds, Quiet } from './trash-section.js';
import { trashStrings } from './trash.strings.js';
import { useCancelRequest, type useErasureRequests } from './use-trash.js';

const t = trashStrings.requests;

/** First and last name. */
export const nameOfPatient = ({ firstName, lastName }: Pick<RequestedErasure, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** The last day on which the request is answered in time: a month after it came. */
const dueDay = ({ requestedAt }: RequestedErasure) => addMonths(toIsoDate(new Date(requestedAt)), 1);

interface ErasureSectionProps {
  requests: ReturnType<typeof useErasureRequests>;
  onErase: (request: RequestedErasure) => void;
}

/** Whose data the administrator is asked to remove for good, and until when [decisions 51]. */
export function ErasureSection({ requests, onErase }: ErasureSectionProps) {
  const cancel = useCancelRequest();
  const nameOf = usePersonName();
  const columns = columnsFor(nameOf, (request) => (
    <Deeds>
      <Button
        size="compact"
        variant="danger-quiet"
        icon={<TrashIcon />}
        aria-label={trashStrings.eraseOf(nameOfPatient(request))}
        onClick={() => onErase(request)}
      >
        {trashStrings.erase}
      </Button>
      <Button
        size="compact"
        aria-label={t.cancelOf(nameOfPatient(request))}
        busy={cancel.isPending && cancel.variables.id === request.id}
        onClick={() => cancel.mutate({ id: request.id, name: nameOfPatient(request) })}
      >
        {t.cancel}
      </Button>
    </Deeds>
  ));
  if (requests.phase !== 'ready') return null;
  return (
    <section aria-label={t.title}>
      <SectionHead title={t.title} {...(requests.data.length > 0 && { count: requests.data.length })} />
      <DataTable
        caption={t.title}
        rows={requests.data}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOfPatient}
        pageSize="all"
        empty={<Quiet>{t.none}</Quiet>}
      />
      {requests.data.length > 0 && <Hint>{t.dueHint}</Hint>}
    </section>
  );
}

const columnsFor = (
  nameOf: (email: string) => string,
  deeds: (request: RequestedErasure) => ReactNode,
): DataColumn<RequestedErasure>[] => [
  { id: 'name', header: t.columns.name, title: true, width: '28%', cell: nameOfPatient },
  {
    id: 'asked',
    header: t.columns.asked,
    cell: ({ requestedAt, requestedBy }) => `${formatDateTime(requestedAt)}, ${nameOf(requestedBy)}`,
  },
  { id: 'state', header: t.columns.state, cell: ({ inTrash }) => (inTrash ? t.inTrash : t.waits) },
  { id: 'due', header: t.columns.due, cell: (request) => <Due day={dueDay(request)} /> },
  { id: 'actions', header: t.columns.actions, hideHeader: true, width: '1%', cell: deeds },
];

function Due({ day }: { day: string }) {
  if (day >= todayIso()) return <>{formatDate(day)}</>;
  return <Late>{t.overdue(formatDate(day))}</Late>;
}

const Late = styled.span`
  color: ${theme.c.dangerText};
  font-weight: 560;
`;

const Hint = styled(Quiet)`
  margin-top: ${theme.s[2]};
`;
