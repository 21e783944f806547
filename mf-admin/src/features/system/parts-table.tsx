import { type SystemState } from '@pora/contracts/admin/system.model';
import { formatCount, formatDateTime, formatDecimal } from '@pora/kit';
import { Badge, media, mediaQueries, theme, useMediaQuery } from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { KeepsState } from '../../shared/kept-state.js';
import { formatMs } from './numbers.js';
import { type PartRow, partRows, readyVersion } from './part-rows.js';
import { PartState } from './part-state.js';
import { PagesReleases } from './pages-releases.js';
import { ServiceReleases } from './service-releases.js';
import { instancesOf } from './service-health.js';
import { systemStrings } from './system.strings.js';

const t = systemStrings.parts;

const columnsFor = (isPhone: boolean): DataColumn<PartRow>[] => [
  { id: 'part', header: t.columns.part, title: true, cell: (row) => <Name row={row} /> },
  { id: 'state', header: t.columns.state, phone: 'line1-end', cell: (row) => <PartState row={row} /> },
  { id: 'instances', header: t.columns.instances, numeric: true, phone: 'hidden', cell: instancesCell },
  { id: 'p95', header: t.columns.p95, numeric: true, phone: 'hidden', cell: p95Cell },
  { id: 'errors', header: t.columns.errors, numeric: true, phone: 'hidden', cell: errorsCell },
  {
    id: 'version',
    header: t.columns.version,
    cell: (row) => (
      <>
        <Version row={row} />
        <Ready version={readyVersion(row)} />
        {isPhone && row.kind === 'service' && <Numbers>{numbersOf(row)}</Numbers>}
      </>
    ),
  },
  { id: 'deeds', header: t.columns.deeds, hideHeader: true, cell: (row) => <Deeds row={row} /> },
];

/** Every part of the system: how it is, how fast, in which version, and the way to another one. */
export function PartsTable({ state }: { state: SystemState }) {
  return (
    <KeepsState>
      <DataTable
        caption={t.title}
        rows={partRows(state)}
        columns={columnsFor(useMediaQuery(mediaQueries.phone))}
        rowKey={({ key }) => key}
        pageSize="all"
        density="dense"
      />
      <Note>{t.p95Hint}</Note>
      {state.releases === null && (
        <Note>{state.away.includes('releases') ? t.releasesAway : t.noReleases}</Note>
      )}
    </KeepsState>
  );
}

/** What has no columns on a phone, with its names. */
function numbersOf(row: PartRow): ReactNode {
  const { instances, p95, errors } = t.columns;
  return (
    <>
      {instances} {instancesCell(row)} · {p95} {p95Cell(row)} · {errors} {errorsCell(row)}
    </>
  );
}

function Name({ row: { name, kind } }: { row: PartRow }) {
  return (
    <>
      <Strong>{name}</Strong> <Quiet>{t.kinds[kind]}</Quiet>
    </>
  );
}

function instancesCell(row: PartRow): string {
  if (row.kind !== 'service') return systemStrings.none;
  const { up, all } = instancesOf(row.service);
  return all === 0 ? systemStrings.unknown : t.instances(up, all);
}

function p95Cell(row: PartRow): string {
  if (row.kind !== 'service') return systemStrings.none;
  const { p95Ms, errorsPerMinute } = row.service;
  if (p95Ms !== null) return formatMs(p95Ms);
  return errorsPerMinute === null ? systemStrings.unknown : t.noAnswers;
}

function errorsCell(row: PartRow) {
  if (row.kind !== 'service') return systemStrings.none;
  const { errorsPerMinute: errors } = row.service;
  if (errors === null) return systemStrings.unknown;
  const words = Number.isInteger(errors) ? formatCount(errors) : formatDecimal(errors, 1);
  return errors > 0 ? <Bad>{words}</Bad> : words;
}

/** A service has the versions of its instances; two of them stand side by side while one is being replaced. */
function Version({ row }: { row: PartRow }) {
  if (row.kind !== 'service') {
    const { version, releases } = row.application;
    const released = releases.find((release) => release.version === version)?.releasedAt;
    return <VersionWords version={version} when={released} />;
  }
  const { instances } = row.service;
  const versions = new Set(instances.flatMap(({ version }) => version ?? []));
  const started = instances.flatMap(({ startedAt }) => startedAt ?? []).sort()[0];
  return <VersionWords version={[...versions].join(', ') || null} when={started} isStart />;
}

interface VersionWordsProps {
  version: string | null;
  when: string | undefined;
  /** The moment is that of a start, not of a release. */
  isStart?: boolean;
}

function VersionWords({ version, when, isStart = false }: VersionWordsProps) {
  const moment = when === undefined ? '' : formatDateTime(when);
  return (
    <>
      {version === null ? systemStrings.unknown : <Strong>{version}</Strong>}{' '}
      {moment && <Quiet>{isStart ? t.since(moment) : moment}</Quiet>}
    </>
  );
}

/** A newer version that can be switched to. */
function Ready({ version }: { version: string | undefined }) {
  if (version === undefined) return null;
  return (
    <>
      {' '}
      <Badge tone="ok">{t.ready(version)}</Badge>
    </>
  );
}

function Deeds({ row }: { row: PartRow }) {
  return <End>{row.kind === 'service' ? <ServiceReleases row={row} /> : <PagesReleases row={row} />}</End>;
}

const Strong = styled.span`
  font-weight: 640;
`;

const Quiet = styled.span`
  color: ${theme.c.text2};
  font-weight: 400;
`;

const Bad = styled.span`
  color: ${theme.c.dangerText};
  font-weight: 640;
`;

const Numbers = styled.span`
  display: block;
  color: ${theme.c.text2};
`;

const Note = styled.p`
  margin-top: ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.s[1]};

  ${media.touch} {
    button {
      min-height: ${theme.h.touch};
    }
  }
`;
