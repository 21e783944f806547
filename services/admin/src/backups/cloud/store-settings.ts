import {
  isLoopback,
  onOffSetting,
  textSetting,
  urlSetting,
  type SettingProblem,
  type SettingsOf,
} from '@pora/common/config';

/** Settings of a store in the cloud that speaks S3. None of them: backups stay in their folder. */
export const storeSettings = {
  BACKUP_S3_ENDPOINT: urlSetting().optional(),
  BACKUP_S3_BUCKET: textSetting().optional(),
  BACKUP_S3_ACCESS_KEY_ID: textSetting().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: textSetting().optional(),
  BACKUP_S3_REGION: textSetting().optional(),
  /** Folder within the bucket. */
  BACKUP_S3_PREFIX: textSetting()
    .regex(/^\/?[\w.-]+(\/[\w.-]+)*\/?$/, 'dozwolone są litery, cyfry, kropka, myślnik i / między nazwami')
    .optional(),
  /** `on`: the bucket stands in the path of the address, `off`: in its name. */
  BACKUP_S3_PATH_STYLE: onOffSetting('on'),
};

/** A store that can be reached. */
export interface StoreAccess {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Begins every key; empty or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly isPathStyle: boolean;
}

const NEEDED = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;
const ADDED = ['BACKUP_S3_REGION', 'BACKUP_S3_PREFIX'] as const;

type Values = SettingsOf<typeof storeSettings>;

/** What keeps half-set settings, and an open way for open files, from being used. */
export function refuseStoreSettings(
  values: Values & { readonly BACKUP_KEY: string | undefined },
): SettingProblem | undefined {
  const missing = NEEDED.filter((name) => values[name] === undefined);
  const given = [...NEEDED, ...ADDED].find((name) => values[name] !== undefined);
  const [name] = missing;
  if (name && given) return { name, why: `brak wartości, a ${given} jest ustawione` };
  const endpoint = values.BACKUP_S3_ENDPOINT;
  if (endpoint === undefined || values.BACKUP_KEY !== undefined) return undefined;
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === 'https:' || isLoopback(hostname)) return undefined;
  return { name: 'BACKUP_S3_ENDPOINT', why: 'bez BACKUP_KEY potrzebny jest adres https://' };
}

/** The store of checked settings; undefined when none is set. */
export function storeOf(values: Values): StoreAccess | undefined {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = NEEDED.map((name) => values[name]);
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const prefix = values.BACKUP_S3_PREFIX?.replace(/^\/|\/$/g, '');
  return {
    ...{ endpoint, bucket, accessKeyId, secretAccessKey },
    region: values.BACKUP_S3_REGION ?? 'us-east-1',
    prefix: prefix ? `${prefix}/` : '',
    isPathStyle: values.BACKUP_S3_PATH_STYLE,
  };
}
