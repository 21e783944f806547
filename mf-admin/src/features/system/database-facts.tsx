import { type SystemState } from '@pora/contracts/admin/system.model';
import { formatBytes, formatCount } from '@pora/kit';
import { SectionHead, theme } from '@pora/ui';
import styled from 'styled-components';
import { formatMs, usedOf } from './numbers.js';
import { systemStrings } from './system.strings.js';

const t = systemStrings.database;

type Database = NonNullable<SystemState['database']>;

/** The server of the database and Redis in numbers. */
export function DatabaseFacts({ state: { database, redis } }: { state: SystemState }) {
  return (
    <section aria-label={t.title}>
      <SectionHead title={t.title} />
      {database === null && <Away>{t.away}</Away>}
      <Facts>
        {database !== null && <OfDatabase database={database} />}
        <Fact name={t.redis} value={memoryOf(redis)} />
      </Facts>
    </section>
  );
}

function OfDatabase({ database }: { database: Database }) {
  const { sizeBytes, archiveBytes, connections, maxConnections } = database;
  return (
    <>
      <Fact name={t.size} value={formatBytes(sizeBytes)} />
      {archiveBytes !== null && <Fact name={t.archive} value={formatBytes(archiveBytes)} />}
      <Fact name={t.connections} value={usedOf(connections, maxConnections, formatCount)} />
      <Fact name={t.replica} value={replicasOf(database)} />
      <Fact name={t.longest} value={longestOf(database)} />
    </>
  );
}

function replicasOf({ replicas, replicaLagMs }: Database): string {
  if (replicas === null) return systemStrings.unknown;
  if (replicas === 0) return t.noReplica;
  return t.replicas(replicas, replicaLagMs === null ? null : formatMs(replicaLagMs));
}

/** Whoever may see the replicas may see the statements, too. */
function longestOf({ longestQueryMs, replicas }: Database): string {
  if (longestQueryMs !== null) return formatMs(longestQueryMs);
  return replicas === null ? systemStrings.unknown : t.noQuery;
}

function memoryOf(redis: SystemState['redis']): string {
  if (redis === null) return t.redisAway;
  const { usedBytes, maxBytes } = redis;
  return maxBytes === null ? `${formatBytes(usedBytes)}, ${t.noLimit}` : usedOf(usedBytes, maxBytes);
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </Row>
  );
}

const Facts = styled.dl`
  margin: 0;
  font: ${theme.t.dense};
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[3]};
  padding: ${theme.s[2]} 0;
  border-bottom: 1px solid ${theme.c.line};

  dt {
    color: ${theme.c.text2};
  }

  dd {
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

const Away = styled.p`
  color: ${theme.c.dangerText};
  font: ${theme.t.dense};
`;
