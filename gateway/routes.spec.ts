import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { gatewayTable } from './render.mjs';

interface ContractRoute {
  method: string;
  path: string;
  access: string;
  maxBodyBytes: number;
  limited?: boolean;
}

const CONTRACTS = path.resolve(import.meta.dirname, '../services/contracts/src');
const BYTES: Record<string, number> = { k: 1024, m: 1024 * 1024 };

async function contractRoutes(): Promise<ContractRoute[]> {
  const names = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' });
  const routes: ContractRoute[] = [];
  for (const name of names.filter((one) => one.endsWith('.routes.ts'))) {
    const module = (await import(path.join(CONTRACTS, name))) as Record<string, unknown>;
    routes.push(...Object.values(module).flatMap((table) => Object.values(Object(table)).filter(isRoute)));
  }
  return routes;
}

function isRoute(value: unknown): value is ContractRoute {
  return typeof value === 'object' && value !== null && 'access' in value && 'maxBodyBytes' in value;
}

function ownerOf(pathname: string) {
  return gatewayTable.routes.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

function bytesOf(size: string): number {
  return Number.parseInt(size, 10) * BYTES[size.at(-1) ?? '']!;
}

describe('route table of the gateway', () => {
  it('knows every call of the contracts, and lets its largest body through', async () => {
    const routes = (await contractRoutes()).filter(({ access }) => access !== 'internal');
    expect(routes.length).toBeGreaterThan(20);
    const wrong = routes.filter((route) => {
      const owner = ownerOf(route.path);
      return !owner || bytesOf(owner.bodyLimit ?? '256k') < route.maxBodyBytes;
    });
    expect(wrong.map((route) => route.path)).toEqual([]);
  });

  it('has no way to a call between services', async () => {
    const routes = (await contractRoutes()).filter(({ access }) => access === 'internal');
    expect(routes.map((route) => ownerOf(route.path))).toEqual(routes.map(() => undefined));
  });

  it('limits only calls whose contract says that they are limited', async () => {
    const routes = (await contractRoutes()).filter(({ limited }) => !limited);
    const addresses = routes.map(({ method, path: address }) => `${method} ${address.replace(/:\w+/g, 'x')}`);
    const limits = gatewayTable.limits.map(({ match }) => new RegExp(match));
    expect(addresses.filter((address) => limits.some((limit) => limit.test(address)))).toEqual([]);
  });
});
