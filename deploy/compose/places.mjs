/** Who is found where, inside compose and inside a cluster: the names are the same. */

/** Port every service listens on in its own container; not one that somebody chooses for the gateway (see door.mjs). */
const SERVICE_PORT = 7300;

/** Port of the gateway in its container. */
export const GATEWAY_PORT = 8080;

/** Port of the gateway at which the administration asks for the releases of the pages; only inside. */
export const RELEASES_PORT = 8090;

/** Where the others find each part. */
export const HOSTS = {
  catalog: `catalog:${SERVICE_PORT}`,
  patients: `patients:${SERVICE_PORT}`,
  plans: `plans:${SERVICE_PORT}`,
  admin: `admin:${SERVICE_PORT}`,
  'identity-provider': 'identity-provider:7301',
};

/** Where the one that tells keeps what it made, writes what it tells, and where everybody finds his own part. */
export const FOLDERS = { kept: '/kept', told: '/told', mine: '/secrets' };

/** Name of the file a container of ours is told by. */
export const TOLD_FILE = 'told.json';
