/**
 * Builds one application of the product for production: `node shell/federation/build-app.mjs shell`.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * @param {string} folder The shell or a remote, with its webpack.config.mjs.
 * @returns {Promise<void>} Rejects with webpack's messages when something does not compile.
 */
export async function buildApp(folder) {
  const { default: config } = await import(pathToFileURL(path.resolve(folder, 'webpack.config.mjs')).href);
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  // Closing writes the cache for the next build.
  await new Promise((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve(undefined))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of process.argv.slice(2)) {
    const started = performance.now();
    await buildApp(folder);
    console.log(`${folder}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
