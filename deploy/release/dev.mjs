// `npm run dev -w mf-diets`: one remote, built anew with every change and loaded anew by the browser, inside a product that
// runs elsewhere. PORA_URL says where (default http://localhost:8080), DEV_PORT where this one is found (default 8090).
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { createDevGateway } from './dev-gateway.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const [folder = ''] = process.argv.slice(2);
if (!/^mf-[a-z][a-z0-9-]*$/.test(folder)) {
  console.error('Usage: npm run dev -w mf-<name>');
  process.exit(2);
}
const product = process.env.PORA_URL ?? 'http://localhost:8080';
const port = Number(process.env.DEV_PORT ?? 8090);
const dist = path.join(ROOT, 'node_modules/.cache/pora/dev', `${folder}-${process.pid}`);
await mkdir(dist, { recursive: true });

const gateway = createDevGateway({ product, name: folder.slice('mf-'.length), dist });
gateway.server.listen(port, '127.0.0.1');
gateway.server.on('error', (error) => {
  console.error(`The port ${port} cannot be used (${error.message}): set another DEV_PORT.`);
  process.exit(1);
});

const { default: config } = await import(pathToFileURL(path.join(ROOT, folder, 'webpack.config.mjs')).href);
const compiler = webpack({
  ...config,
  // The host brings a React for production, so the remote is built like for a release, only readable.
  devtool: 'cheap-module-source-map',
  output: { ...config.output, path: dist, clean: false },
  optimization: { ...config.optimization, minimize: false },
  plugins: config.plugins.filter(
    (/** @type {object} */ plugin) => plugin.constructor.name !== 'CompressionPlugin',
  ),
  cache: { ...config.cache, name: `${config.cache.name}-dev` },
});
let isFirst = true;
const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
  const problem =
    error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined);
  if (problem !== undefined) {
    console.error(problem);
    gateway.tell('failed', problem);
    return;
  }
  const { port: used } = /** @type {import('node:net').AddressInfo} */ (gateway.server.address());
  console.log(
    isFirst ? `${folder}: http://localhost:${used} (the rest from ${product})` : `${folder}: built`,
  );
  isFirst = false;
  gateway.tell('built');
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    gateway.close();
    watching?.close(() => void rm(dist, { recursive: true, force: true }).then(() => process.exit(0)));
  });
}
