import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { Drain } from './drain.js';

async function serve(
  drain: Drain,
  answer: (response: ServerResponse) => void = (response) => response.end('ok'),
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    drain.middleware(request as Request, response as Response, () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

function ask(port: number, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response));
    }).on('error', reject);
  });
}

describe('a service that stops', () => {
  test('finishes the request it has begun', async () => {
    const drain = new Drain();
    let begin: (response: ServerResponse) => void = () => undefined;
    const begun = new Promise<ServerResponse>((resolve) => (begin = resolve));
    const { server, port } = await serve(drain, (response) => begin(response));
    const agent = new Agent({ keepAlive: true });
    const running = ask(port, agent);
    const response = await begun;
    const stopped = drain.stop(server);
    response.end('ok');
    expect((await running).statusCode).toBe(200);
    await stopped;
    agent.destroy();
  });

  test('still serves a connection that was open, and tells it to go elsewhere next time', async () => {
    const drain = new Drain();
    const { server, port } = await serve(drain);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(port, agent);
    const stopped = drain.stop(server);
    const answer = await ask(port, agent);
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    await stopped;
    await expect(ask(port, agent)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    agent.destroy();
  });

  test('cuts no answer that is still on its way', async () => {
    const drain = new Drain();
    const bytes = 32 * 1024 * 1024;
    const { server, port } = await serve(drain, (response) => response.end(Buffer.alloc(bytes)));
    const agent = new Agent({ keepAlive: true });
    // Somebody reads slowly: most of the answer waits in the service.
    const answer = await new Promise<IncomingMessage>((resolve) => {
      get({ port, host: '127.0.0.1', agent }, resolve);
    });
    const stopped = drain.stop(server);
    drain.closeIdle(server);
    let received = 0;
    for await (const part of answer as AsyncIterable<Buffer>) received += part.length;
    expect(received).toBe(bytes);
    await stopped;
    agent.destroy();
  });

  test('does not wait for connections nobody uses', async () => {
    const drain = new Drain();
    const { server, port } = await serve(drain);
    const agent = new Agent({ keepAlive: true });
    await ask(port, agent);
    await drain.stop(server);
    agent.destroy();
  });
});
