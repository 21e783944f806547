import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Metrics } from '../metrics.js';
import { ENDPOINT, type EndpointInfo } from './endpoint-info.js';

/**
 * Stops the start of a service that has a handler without `@Endpoint`: such a handler has no access rule. Whoever looks at all
 * handlers also makes known what those that take files may fail at, before the first of them does.
 */
@Injectable()
export class DenyByDefault implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly metrics: Metrics,
  ) {}

  /** @throws Error naming the first handler without an access rule, or two handlers of one address */
  onModuleInit(): void {
    const seen = new Map<string, string>();
    for (const { instance, name } of this.discovery.getControllers()) {
      if (!isObject(instance)) continue;
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (!isObject(prototype)) continue;
      refusePrefix(instance.constructor, String(name));
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        this.check(prototype, method, `${name}.${method}`, seen);
      }
    }
  }

  private check(prototype: object, method: string, handlerName: string, seen: Map<string, string>): void {
    const handler: unknown = (prototype as Record<string, unknown>)[method];
    if (typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler)) return;
    const endpoint = Reflect.getMetadata(ENDPOINT, handler) as EndpointInfo | undefined;
    const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string;
    if (!endpoint || endpoint.route.path !== path || endpoint.route.method !== verb) {
      throw new Error(`${handlerName} has no access rule: put @Endpoint(route) on it and nothing else`);
    }
    if (endpoint.options.rateLimit && !endpoint.route.limited) {
      throw new Error(
        `${handlerName} has a limit that its contract does not tell of: put limited on the route`,
      );
    }
    if (endpoint.route.upload) this.metrics.count('pora_imports_total', { route: path, result: 'failed' }, 0);
    const address = `${verb} ${path}`;
    const other = seen.get(address);
    if (other) throw new Error(`${handlerName} and ${other} both answer ${address}`);
    seen.set(address, handlerName);
  }
}

/** A prefix would move every handler away from the address its contract names. */
function refusePrefix(controller: object, name: string): void {
  const prefix: unknown = Reflect.getMetadata(PATH_METADATA, controller);
  if (prefix !== '/') throw new Error(`${name} has a path of its own: write @Controller() without one`);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
