/** The services, the sign-in and the gateway in front of them: how they start. */
import { handOver, makeServiceFolder, serviceAccount } from './accounts.mjs';
import { answers, prepareGateway } from './gateway.mjs';
import { doorName, instanceNames } from './instances.mjs';
import { CHECKOUT, SERVICES } from './paths.mjs';
import { Renewal } from './renewal.mjs';
import { IDENTITY_PROVIDER, identityProviderEnv, LIFE_TIMEOUT_MS, serviceComponents } from './services.mjs';

const LOCAL_PROVIDER = /** @type {const} */ ('identity-provider');

/**
 * @typedef {import('./services.mjs').StackValues & Required<Pick<import('./services.mjs').StackValues, 'instances'>>} ServedValues
 * @typedef {import('./paths.mjs').ServiceName} ServiceName
 * @typedef {import('./settings.mjs').Settings['instances']} Counts
 *
 * @typedef {object} Serving
 * @property {ServedValues} values
 * @property {import('./supervisor.mjs').Supervisor} supervisor
 * @property {{ nginx: import('./tools.mjs').Tool }} tools
 * @property {{ port: number, addresses: string[] }} listen Of the gateway.
 * @property {{ gateway: string, web: string, log: (name: string) => string }} folders
 */

/** What needs a port of its own. @param {Counts} counts @returns {string[]} */
export function placeNames(counts) {
  const doors = SERVICES.filter((service) => counts[service] > 1).map(doorName);
  return [
    ...SERVICES.flatMap((service) => instanceNames(service, counts[service])),
    ...doors,
    LOCAL_PROVIDER,
  ];
}

/**
 * Where everybody is found: a service with several instances at its door.
 * @param {Counts} counts @param {Record<string, number>} ports By the names of {@link placeNames}.
 * @returns {Pick<ServedValues, 'hosts' | 'instances'>}
 */
export function placesOf(counts, ports) {
  const at = (/** @type {string} */ name) => `127.0.0.1:${ports[name]}`;
  const instances = SERVICES.map((service) => [
    service,
    instanceNames(service, counts[service]).map((name) => ({ name, host: at(name) })),
  ]);
  const hosts = SERVICES.map((service) => [service, at(counts[service] > 1 ? doorName(service) : service)]);
  return {
    instances: Object.fromEntries(instances),
    hosts: Object.fromEntries([...hosts, [LOCAL_PROVIDER, at(LOCAL_PROVIDER)]]),
  };
}

/**
 * Starts all of it; answers when all are ready.
 * @param {Serving} serving
 * @returns {Promise<Renewal>}
 */
export async function startServices(serving) {
  const { values, supervisor, tools, listen, folders } = serving;
  const { settings } = values;
  const usesLocalProvider = settings.oidcIssuer === undefined;
  const gateway = {
    folder: folders.gateway,
    accessLog: folders.log('gateway-access'),
    settings: gatewaySettings(serving, usesLocalProvider),
  };
  const account = serviceAccount(settings.allowedEmailsFile);
  makeServiceFolder(settings.backupDir, account);
  await handOver(folders.web, account);
  /** @type {import('./supervisor.mjs').Component[]} */
  const components = [
    ...serviceComponents(values).map((component) => ({ ...component, ...account })),
    ...(usesLocalProvider ? [{ ...identityProvider(values), ...account }] : []),
    {
      name: 'gateway',
      title: 'The gateway',
      layer: 'gateway',
      ...prepareGateway({ tool: tools.nginx, ...gateway }),
      isReady: () => answers(`http://127.0.0.1:${listen.port}/remotes.json`),
      isAlive: () => answers(`http://127.0.0.1:${listen.port}/remotes.json`, [200], LIFE_TIMEOUT_MS),
    },
  ];
  await Promise.all(components.map((component) => supervisor.start(component)));
  return new Renewal({ values, supervisor, gateway, account });
}

/** @param {Serving} serving @param {boolean} usesLocalProvider @returns {import('./gateway.mjs').PlacedGateway['settings']} */
function gatewaySettings({ values, listen }, usesLocalProvider) {
  const { settings, instances, hosts } = values;
  const several = SERVICES.filter((service) => instances[service].length > 1);
  return {
    publicUrl: values.publicUrl,
    listen: listen.addresses,
    upstreams: {
      ...Object.fromEntries(SERVICES.map((service) => [service, instances[service].map(({ host }) => host)])),
      ...(usesLocalProvider ? { [LOCAL_PROVIDER]: [hosts[LOCAL_PROVIDER]] } : {}),
    },
    doors: Object.fromEntries(several.map((service) => [service, hosts[service]])),
    oidcIssuer: settings.oidcIssuer,
    rateLimits: settings.rateLimits === 'on',
    // One practice on one machine: a second worker would only cost memory.
    workers: '1',
  };
}

/** @param {import('./services.mjs').StackValues} values @returns {import('./supervisor.mjs').Component} */
function identityProvider(values) {
  const url = `http://${values.hosts[LOCAL_PROVIDER]}/dev-idp/.well-known/openid-configuration`;
  return {
    name: LOCAL_PROVIDER,
    title: 'The local identity provider',
    layer: 'service',
    command: process.execPath,
    // It signs in now and then: small is worth more than fast.
    args: ['--optimize-for-size', '--no-opt', IDENTITY_PROVIDER],
    cwd: CHECKOUT,
    env: identityProviderEnv(values),
    isReady: () => answers(url),
    isAlive: () => answers(url, [200], LIFE_TIMEOUT_MS),
  };
}
