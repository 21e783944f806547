/** Chromium for the journeys and the bench: the system's, else one fetched for this checkout, without root. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchDebianPackages, libraryFolders } from './debian-packages.mjs';
import { TOOLS_FOLDER } from './paths.mjs';
import { StartError } from './start-error.mjs';
import { canFetchPackages, findOnPath } from './tools.mjs';

// The shell without a window of its own draws the same pages with a tenth less of a processor.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PACKAGES = ['chromium-headless-shell', 'chromium-common', 'fontconfig-config', 'fonts-liberation'];
const TREE = path.join(TOOLS_FOLDER, 'chromium');

/**
 * The browser and the environment it needs beside the usual one; undefined when the machine has none yet.
 * @returns {import('./tools.mjs').Tool | undefined}
 */
export function findBrowser() {
  const own = process.env.CHROMIUM ?? COMMANDS.map(findOnPath).find(Boolean);
  if (own) return { command: own, env: localeEnv() };
  const fetched = path.join(TREE, 'usr/lib/chromium/chromium-headless-shell');
  // The list of fonts is written last, so the tree is whole once it is there.
  const isWhole = existsSync(fetched) && existsSync(path.join(TREE, 'fonts.conf'));
  return isWhole ? { command: fetched, env: { ...localeEnv(), ...treeEnv(TREE) } } : undefined;
}

/** Without a UTF-8 locale Chromium saves a file with a Polish name as "download". */
function localeEnv() {
  return { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
}

/** @param {string} tree */
function treeEnv(tree) {
  return { LD_LIBRARY_PATH: libraryFolders(tree).join(':'), FONTCONFIG_FILE: path.join(tree, 'fonts.conf') };
}

/**
 * Finds the browser, fetching it when it is missing.
 * @param {{ log: string, update?: (detail: string) => void }} options
 * @returns {Promise<import('./tools.mjs').Tool>}
 * @throws {StartError} saying how to get it on a system without Debian's packages.
 */
export async function ensureBrowser({ log, update = () => undefined }) {
  const found = findBrowser();
  if (found) return found;
  if (!canFetchPackages()) {
    throw new StartError(
      'Chromium is missing: install it so that it is in PATH, or name its file in CHROMIUM.',
    );
  }
  await fetchDebianPackages({
    packages: PACKAGES,
    folder: TREE,
    byHand: 'install Chromium by hand or name its file in CHROMIUM',
    log,
    update,
  });
  writeFonts(TREE);
  const fetched = findBrowser();
  // On Ubuntu the package only points to a snap.
  if (!fetched) {
    throw new StartError(
      'The package chromium holds no browser here: install one and name its file in CHROMIUM.',
    );
  }
  return fetched;
}

/** Fonts of the system and of the unpacked packages. @param {string} tree */
function writeFonts(tree) {
  const cache = path.join(tree, 'font-cache');
  mkdirSync(cache, { recursive: true });
  const rules = path.join(tree, 'usr/share/fontconfig/conf.avail');
  const names = existsSync(rules) ? readdirSync(rules).filter((name) => /^(30|45|60)-/.test(name)) : [];
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...['/usr/share/fonts', path.join(tree, 'usr/share/fonts')].map(
      (folder) => `  <dir>${escapeXml(folder)}</dir>`,
    ),
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    ...names.map((name) => `  <include ignore_missing="yes">${escapeXml(path.join(rules, name))}</include>`),
    '</fontconfig>',
  ];
  writeFileSync(path.join(tree, 'fonts.conf'), `${lines.join('\n')}\n`);
}

/** @param {string} text */
function escapeXml(text) {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}
