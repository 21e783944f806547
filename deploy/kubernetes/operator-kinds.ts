/**
 * The kinds of operators that these manifests use, with the keys they use: CloudNativePG 1.30 (postgresql.cnpg.io/v1), its Barman
 * Cloud plugin 0.12 (barmancloud.cnpg.io/v1), the Redis operator of Opstree 0.26 (redis.redis.opstreelabs.in/v1beta2), the
 * Prometheus operator (monitoring.coreos.com/v1). No
 * package carries their schemas; written from their documents, closed, so that a misspelt key is found.
 */
import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/);
const nameOnly = z.strictObject({ name });
const keyOf = z.strictObject({ name, key: z.string().min(1) });
const quantity = z.string().regex(/^\d+(\.\d+)?(m|Ki|Mi|Gi|Ti)?$/);
const image = z.string().regex(/^[\w./-]+:[\w.-]+$/);
const metadata = z.strictObject({
  name,
  namespace: name.optional(),
  labels: z.record(z.string(), z.string()).optional(),
});
const sizes = z.strictObject({ cpu: quantity, memory: quantity });
const resources = z.strictObject({ requests: sizes, limits: sizes });
const size = z.strictObject({ size: quantity });
const podSecurity = z.strictObject({
  runAsNonRoot: z.literal(true),
  runAsUser: z.int().positive(),
  fsGroup: z.int().positive(),
  seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
});
const security = z.strictObject({
  allowPrivilegeEscalation: z.literal(false),
  capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
});

function kind<T extends z.ZodType>(apiVersion: string, kindName: string, spec: T) {
  const schema = z.strictObject({
    apiVersion: z.literal(apiVersion),
    kind: z.literal(kindName),
    metadata,
    spec,
  });
  return [`${apiVersion} ${kindName}`, schema] as const;
}

const initdb = z.strictObject({
  database: z.string(),
  owner: z.string(),
  secret: nameOnly,
  encoding: z.string(),
  locale: z.string(),
  localeProvider: z.enum(['icu', 'libc', 'builtin']),
  icuLocale: z.string(),
  dataChecksums: z.boolean(),
});

const recovery = z.strictObject({
  source: name,
  database: z.string(),
  owner: z.string(),
  secret: nameOnly,
  recoveryTarget: z.strictObject({ targetTime: z.iso.datetime({ offset: true }) }),
});

const cluster = z.strictObject({
  instances: z.int().min(1),
  imageName: image,
  primaryUpdateStrategy: z.enum(['unsupervised', 'supervised']),
  enablePDB: z.boolean(),
  bootstrap: z.union([z.strictObject({ initdb }), z.strictObject({ recovery })]),
  externalClusters: z
    .array(
      z.strictObject({
        name,
        plugin: z.strictObject({
          name: z.string(),
          parameters: z.strictObject({ barmanObjectName: name, serverName: name }),
        }),
      }),
    )
    .optional(),
  managed: z.strictObject({
    roles: z.array(
      z.strictObject({
        name: z.string(),
        ensure: z.enum(['present', 'absent']),
        login: z.boolean(),
        inherit: z.boolean(),
        createrole: z.boolean(),
        createdb: z.boolean(),
        inRoles: z.array(z.enum(['pg_read_all_stats'])),
        passwordSecret: nameOnly,
      }),
    ),
  }),
  postgresql: z.strictObject({
    synchronous: z.strictObject({ method: z.enum(['any', 'first']), number: z.int().min(1) }),
    parameters: z.record(z.string(), z.string()),
  }),
  plugins: z.array(
    z.strictObject({
      name: z.string(),
      isWALArchiver: z.boolean(),
      parameters: z.strictObject({ barmanObjectName: name }),
    }),
  ),
  storage: size,
  walStorage: size,
  resources,
  affinity: z.strictObject({
    enablePodAntiAffinity: z.boolean(),
    topologyKey: z.string(),
    podAntiAffinityType: z.enum(['preferred', 'required']),
  }),
});

const objectStore = z.strictObject({
  retentionPolicy: z.string().regex(/^[1-9][0-9]*[dwm]$/),
  configuration: z.strictObject({
    destinationPath: z.string().startsWith('s3://'),
    endpointURL: z.url().startsWith('https://').optional(),
    s3Credentials: z.strictObject({ accessKeyId: keyOf, secretAccessKey: keyOf }),
    wal: z.strictObject({ compression: z.enum(['gzip', 'bzip2', 'snappy']), maxParallel: z.int().min(1) }),
    data: z.strictObject({ compression: z.enum(['gzip', 'bzip2', 'snappy']), jobs: z.int().min(1) }),
  }),
});

const scheduledBackup = z.strictObject({
  // Six fields: the first is seconds.
  schedule: z.string().regex(/^(\S+ ){5}\S+$/),
  immediate: z.boolean(),
  backupOwnerReference: z.enum(['none', 'self', 'cluster']),
  cluster: nameOnly,
  method: z.literal('plugin'),
  pluginConfiguration: nameOnly,
});

const redis = z.strictObject({
  clusterSize: z.int().min(1),
  kubernetesConfig: z.strictObject({
    image,
    imagePullPolicy: z.enum(['IfNotPresent', 'Always']),
    redisSecret: keyOf,
    resources,
  }),
  redisConfig: z.strictObject({
    maxMemoryPercentOfLimit: z.int().min(1).max(100),
    dynamicConfig: z.array(z.string()),
  }),
  storage: z.strictObject({
    volumeClaimTemplate: z.strictObject({
      spec: z.strictObject({
        accessModes: z.tuple([z.literal('ReadWriteOnce')]),
        resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
      }),
    }),
  }),
  pdb: z.strictObject({ enabled: z.literal(true), maxUnavailable: z.int().min(1) }),
  podSecurityContext: podSecurity,
  securityContext: security,
  sentinel: z.strictObject({
    size: z.int().min(1),
    image,
    imagePullPolicy: z.enum(['IfNotPresent', 'Always']),
    resources,
    podSecurityContext: podSecurity,
    securityContext: security,
  }),
});

const labels = z.record(z.string(), z.string());

const podMonitor = z.strictObject({
  selector: z.strictObject({ matchLabels: labels }),
  podMetricsEndpoints: z.array(
    z.strictObject({
      port: name,
      path: z.string().startsWith('/'),
      interval: z.string().regex(/^\d+s$/),
      relabelings: z.array(z.strictObject({ targetLabel: z.string(), replacement: z.string() })),
    }),
  ),
});

const prometheusRule = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels,
          annotations: labels,
        }),
      ),
    }),
  ),
});

/** Schemas by "apiVersion kind". */
export const OPERATOR_KINDS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  kind('postgresql.cnpg.io/v1', 'Cluster', cluster),
  kind('postgresql.cnpg.io/v1', 'ScheduledBackup', scheduledBackup),
  kind('barmancloud.cnpg.io/v1', 'ObjectStore', objectStore),
  kind('redis.redis.opstreelabs.in/v1beta2', 'RedisReplication', redis),
  kind('monitoring.coreos.com/v1', 'PodMonitor', podMonitor),
  kind('monitoring.coreos.com/v1', 'PrometheusRule', prometheusRule),
]);
