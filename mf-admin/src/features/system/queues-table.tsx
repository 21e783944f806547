import { type SystemState } from '@pora/contracts/admin/system.model';
import { formatCount } from '@pora/kit';
import { SectionHead, theme } from '@pora/ui';
import { DenseTable } from '@pora/ui/data';
import styled from 'styled-components';
import { systemStrings } from './system.strings.js';

const t = systemStrings.queues;

/** What waits, what is being done, and what was given up in the last day. */
export function QueuesTable({ queues }: Pick<SystemState, 'queues'>) {
  return (
    <section aria-label={t.title}>
      <SectionHead title={t.title} />
      {queues === null ? (
        <Quiet>{t.away}</Quiet>
      ) : (
        <Numbers>
          <thead>
            <tr>
              <th scope="col">{t.columns.queue}</th>
              <th scope="col">{t.columns.waiting}</th>
              <th scope="col">{t.columns.active}</th>
              <th scope="col">{t.columns.failed}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ queue, waiting, active, failed }) => (
              <tr key={queue}>
                <th scope="row">{t.names[queue]}</th>
                <td>{formatCount(waiting)}</td>
                <td>{formatCount(active)}</td>
                <Failed $any={Boolean(failed)}>
                  {failed === null ? systemStrings.unknown : formatCount(failed)}
                </Failed>
              </tr>
            ))}
          </tbody>
        </Numbers>
      )}
    </section>
  );
}

const Numbers = styled(DenseTable)`
  tbody th {
    font-weight: inherit;
  }

  th + th,
  td {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

const Failed = styled.td<{ $any: boolean }>`
  color: ${({ $any }) => ($any ? theme.c.dangerText : 'inherit')};
  font-weight: ${({ $any }) => ($any ? 640 : 'inherit')};
`;

const Quiet = styled.p`
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
