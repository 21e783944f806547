/**
 * The one webpack configuration of the product. The shell and every remote are built by it, so that they agree on
 * the shared modules, file names, compression and cache. Federation settings: deploy/docs/architecture.md.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { declaredSections } from './declared-sections.mjs';
import { consumedByRemotes, providedByShell } from './shared.mjs';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');
const HASHED_FILE = /[.][0-9a-f]{8}[.](js|css|svg)$/;

/** Parts of the federation runtime; without the snapshot plugin manifests are not understood. */
const RUNTIME_PARTS = { target: /** @type {const} */ ('web'), disableSnapshot: false };

/** @typedef {{ folder: string, name: string, mode: 'production' | 'development' }} App */

/**
 * Configuration of the host page.
 * @param {string} configUrl `import.meta.url` of the shell's webpack.config.mjs.
 * @param {{ entry: string, template: string, logo: string }} files Relative to the shell's folder.
 */
export function defineShellConfig(configUrl, { entry, template, logo }) {
  const app = appOf(configUrl, 'pora_shell');
  return {
    ...common(app),
    entry: path.join(app.folder, entry),
    output: output(app, { publicPath: '/', folder: 'assets/' }),
    optimization: { minimizer: minimizers(), splitChunks: { cacheGroups: shellFiles() } },
    plugins: [
      new ModuleFederationPlugin({
        ...federation(app),
        manifest: false,
        runtimePlugins: [path.join(import.meta.dirname, 'provide-runtime-core.mjs')],
        shared: providedByShell(),
      }),
      new HtmlWebpackPlugin({
        template: path.join(app.folder, template),
        // nginx fills the page in (nonce, remotes.json): its comments must stay.
        minify: false,
        scriptLoading: 'defer',
        templateParameters: (compilation) => ({
          fonts: fontFiles(compilation),
          logo: dataUri(path.join(app.folder, logo)),
        }),
      }),
      ...compressed(app),
    ],
  };
}

/** Source size from which something that pages of a remote share becomes a file of its own. */
const OWN_FILE_FROM_BYTES = 70_000;

/**
 * Configuration of a remote: no page of its own, one exposed module `./routes` (src/routes.tsx).
 * @param {string} configUrl `import.meta.url` of the remote's webpack.config.mjs.
 * @param {string} name Federation name, e.g. `mf_patients`.
 */
export function defineRemoteConfig(configUrl, name) {
  const app = appOf(configUrl, name);
  return {
    ...common(app),
    entry: {},
    output: output(app, { publicPath: 'auto', folder: '' }),
    // Icons and what two pages share come with the page: a small file of its own costs a cold deep link a request.
    optimization: {
      minimizer: minimizers(),
      splitChunks: { minSize: OWN_FILE_FROM_BYTES, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new ModuleFederationPlugin({
        ...federation(app),
        // The shell's federation runtime serves all (provide-runtime-core.mjs): a copy costs 17 KB brotli a remote.
        experiments: { externalRuntime: true, optimization: { ...RUNTIME_PARTS, disableRemote: true } },
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './routes': './src/routes.tsx' },
        manifest: { additionalData: (build) => withSections(app, build) },
        shared: consumedByRemotes(),
      }),
      ...compressed(app),
    ],
  };
}

/**
 * Writes the sections into the manifest, so that they are released, and rolled back, with the pages they lead to.
 * @template {{ metaData: object }} S
 * @param {App} app @param {{ stats: S }} build
 */
async function withSections({ folder }, { stats }) {
  return { ...stats, metaData: { ...stats.metaData, sections: await declaredSections(folder) } };
}

/** @param {string} configUrl @param {string} name @returns {App} */
function appOf(configUrl, name) {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  return { folder: path.dirname(fileURLToPath(configUrl)), name, mode };
}

/** @param {App} app */
function common(app) {
  return {
    name: app.name,
    context: app.folder,
    mode: app.mode,
    target: ['web', 'es2022'],
    devtool: app.mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: {
      conditionNames: ['source', '...'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      ...(app.mode === 'production' && { alias: routerWithoutWarnings() }),
    },
    module: { rules: rules(app), parser: { javascript: { exportsPresence: 'error' } } },
    cache: {
      type: 'filesystem',
      // A newer webpack must not read what an older one wrote.
      cacheDirectory: path.join(ROOT, 'node_modules/.cache', `webpack-${webpack.version}`),
      name: `${app.name}-${app.mode}`,
      buildDependencies: {
        config: ['webpack-factory.mjs', 'shared.mjs'].map((file) => path.join(import.meta.dirname, file)),
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The router's package names its development build to every bundler; the other one has no warnings for developers (0.5 KB brotli). */
function routerWithoutWarnings() {
  const kit = path.join(ROOT, 'shell/kit');
  const folder = path.dirname(require.resolve('react-router/package.json', { paths: [kit] }));
  const build = (/** @type {string} */ file) => path.join(folder, 'dist/production', file);
  return { 'react-router$': build('index.mjs'), 'react-router/dom$': build('dom-export.mjs') };
}

/** @param {App} app */
function rules(app) {
  const swc = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: app.mode === 'development' } },
      target: 'es2022',
      experimental: {
        cacheRoot: path.join(ROOT, 'node_modules/.cache/swc'),
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            {
              namespace: app.name.replaceAll('_', '-'),
              ssr: false,
              displayName: app.mode === 'development',
              pure: true,
            },
          ],
        ],
      },
    },
    swcrc: false,
  };
  const platform = ['module', 'webpack', app.mode, 'browser'];
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: { loader: require.resolve('swc-loader'), options: swc },
    },
    {
      // Some libraries name their own TypeScript `source` too; only ours is compiled here.
      include: /node_modules/,
      resolve: {
        byDependency: {
          esm: { conditionNames: ['import', ...platform] },
          commonjs: { conditionNames: ['require', ...platform] },
        },
      },
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]' },
    },
    { test: /\.svg$/, type: 'asset/inline' },
  ];
}

/** @param {App} app @param {{ publicPath: string, folder: string }} place */
function output(app, { publicPath, folder }) {
  return {
    path: path.join(app.folder, 'dist'),
    clean: true,
    publicPath,
    uniqueName: app.name,
    filename: `${folder}[name].[contenthash:8].js`,
    chunkFilename: `${folder}[name].[contenthash:8].js`,
    crossOriginLoading: false,
  };
}

/** @param {App} app */
function federation(app) {
  return {
    name: app.name,
    dts: false,
    dev: false,
    manifest: true,
    shareStrategy: /** @type {const} */ ('loaded-first'),
    experiments: { optimization: RUNTIME_PARTS },
  };
}

/**
 * Three files that load side by side and change at different times: libraries, the product's own kit, the shell. Each
 * lazy part of the design system is one file; what two of them use (Radix's floating parts) is one more.
 */
function shellFiles() {
  const nodeModules = /[\\/]node_modules[\\/]/;
  return {
    default: false,
    defaultVendors: false,
    vendor: { test: nodeModules, name: 'vendor', chunks: 'initial', enforce: true },
    kit: {
      test: /[\\/](shell[\\/](kit|ui)|services[\\/]text-pl)[\\/]/,
      name: 'kit',
      chunks: 'initial',
      enforce: true,
    },
    floating: { test: nodeModules, chunks: 'async', minChunks: 2, minSize: 60_000 },
  };
}

/** Scripts only: webpack's own list would rewrite the page, whose gaps nginx fills. */
function minimizers() {
  return [
    new MinimizerPlugin({
      test: /[.]js$/,
      minify: MinimizerPlugin.swcMinify,
      extractComments: false,
      minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
    }),
  ];
}

/** Ready copies for nginx, of files whose name carries their content; never of the manifest. @param {App} app */
function compressed(app) {
  if (app.mode === 'development') return [];
  const shared = { test: HASHED_FILE, threshold: 1024, minRatio: 0.95 };
  return [
    new CompressionPlugin({ ...shared, filename: '[path][base].gz', algorithm: 'gzip' }),
    /** @type {CompressionPlugin<zlib.BrotliOptions>} */ (
      new CompressionPlugin({
        ...shared,
        filename: '[path][base].br',
        algorithm: 'brotliCompress',
        compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
      })
    ),
  ];
}

/** Addresses of the two font files by subset, for preloading. @param {import('webpack').Compilation} compilation */
function fontFiles(compilation) {
  const names = compilation.getAssets().map((asset) => asset.name);
  const find = (/** @type {string} */ subset) =>
    `/${names.find((name) => name.includes(`${subset}-wght-normal`) && name.endsWith('.woff2'))}`;
  return { latin: find('grotesk-latin'), latinExt: find('grotesk-latin-ext') };
}

/** @param {string} file An SVG. @returns {string} Its address inside the page, which costs no request. */
function dataUri(file) {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}`;
}
