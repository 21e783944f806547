/**
 * The services of one released version as they were built, in one file of half a megabyte, so that the older program itself
 * can be started on newer tables. What npm installed is that of the checkout.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { CHECKOUT } from '../local/paths.mjs';

const FOLDER = path.join(import.meta.dirname, 'programs');
const fileOf = (version: string) => path.join(FOLDER, `${version}.json.br`);

/** Content by path below `services`. */
type Files = Readonly<Record<string, string>>;

/** Bytes the program of a version takes; none where it was not kept. */
export const programBytes = (version: string) =>
  existsSync(fileOf(version)) ? statSync(fileOf(version)).size : 0;

/** Keeps what is built in a checkout as the program of a version; answers the path of the file. */
export function keepProgram(checkout: string, version: string): string {
  const bytes = Buffer.from(JSON.stringify(builtFiles(path.join(checkout, 'services'))));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(version), brotliCompressSync(bytes, { params }));
  return fileOf(version);
}

function builtFiles(services: string): Files {
  const files: Record<string, string> = {};
  for (const name of readdirSync(services).sort()) {
    const manifest = path.join(services, name, 'package.json');
    if (!existsSync(manifest)) continue;
    files[`${name}/package.json`] = readFileSync(manifest, 'utf8');
    const dist = path.join(services, name, 'dist');
    const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.js') && !file.split(path.sep).includes('testing'),
    );
    for (const file of built.sort()) {
      const text = readFileSync(path.join(dist, file), 'utf8');
      files[`${name}/dist/${file}`] = text.replace(/\n\/\/# sourceMappingURL=.*\n$/, '\n');
    }
  }
  return files;
}

/** Lays the program of a version into an empty folder, from which it runs. */
export function layOutProgram(version: string, folder: string): void {
  const files = JSON.parse(brotliDecompressSync(readFileSync(fileOf(version))).toString()) as Files;
  const services = path.join(folder, 'services');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(services, name)), { recursive: true });
    writeFileSync(path.join(services, name), text);
  }
  mkdirSync(path.join(services, 'node_modules/@pora'), { recursive: true });
  for (const name of readdirSync(services).filter((one) => one !== 'node_modules')) {
    const { name: called } = JSON.parse(files[`${name}/package.json`] ?? '{}') as { name: string };
    symlinkSync(path.join('../..', name), path.join(services, 'node_modules', called));
    const nested = path.join(CHECKOUT, 'services', name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, path.join(services, name, 'node_modules'));
  }
  symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(folder, 'node_modules'));
}
