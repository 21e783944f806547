import {
  type ApplicationState,
  type ServiceState,
  type SystemState,
} from '@pora/contracts/admin/system.model';

/** A row of the table of parts: a service, the shell or a remote. */
export type PartRow =
  | { readonly kind: 'service'; readonly key: string; readonly name: string; readonly service: ServiceState }
  | {
      readonly kind: 'shell' | 'remote';
      readonly key: string;
      readonly name: string;
      readonly application: ApplicationState;
      readonly canSwitch: boolean;
    };

const SHELL = 'shell';

/** The services, then the shell, then the remotes. */
export function partRows({ services, releases }: SystemState): PartRow[] {
  const applications = [...(releases?.items ?? [])].sort(
    (a, b) => Number(b.name === SHELL) - Number(a.name === SHELL),
  );
  return [
    ...services.map((service) => ({
      kind: 'service' as const,
      key: `service/${service.name}`,
      name: service.name,
      service,
    })),
    ...applications.map((application) => ({
      kind: application.name === SHELL ? ('shell' as const) : ('remote' as const),
      key: `application/${application.name}`,
      name: application.name === SHELL ? SHELL : `mf-${application.name}`,
      application,
      canSwitch: releases?.canSwitch ?? false,
    })),
  ];
}

/** A release that can be served instead of the present one. */
export type KeptRelease = ApplicationState['releases'][number];

/** What can be served instead, the newer and the older ones apart, first what was served before. */
export function otherReleases({ version, former, releases }: ApplicationState) {
  const at = releases.findIndex((release) => release.version === version);
  const beforeFirst = (kept: readonly KeptRelease[]) =>
    [...kept].sort((a, b) => Number(b.version === former) - Number(a.version === former));
  return {
    newer: beforeFirst(releases.slice(0, Math.max(at, 0))),
    older: beforeFirst(releases.slice(at + 1)),
  };
}

/** The newer version that a part can be switched to, if one is kept. */
export function readyVersion(row: PartRow): string | undefined {
  return row.kind === 'service'
    ? (row.service.newer ?? undefined)
    : otherReleases(row.application).newer[0]?.version;
}
