import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../local/paths.mjs';

const FOLDER = path.join(CHECKOUT, 'deploy/docs/operations');

/** How the commands of a block are tested; `values` are the variables that name paths of one machine. */
export type BlockKind = 'run' | 'named' | 'values';

/** A block of commands of the handbook. */
export interface Block {
  readonly kind: BlockKind;
  /** One a line, without comments. */
  readonly commands: readonly string[];
}

/** A page of the handbook. */
export interface Page {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  /** Fences that are neither commands with a kind nor the content of a file. */
  readonly strange: readonly string[];
  /** Settings that stand in examples of `.env`. */
  readonly settings: readonly string[];
}

/** The pages in the order in which the first of them lists the others. */
export function readHandbook(): Page[] {
  const first = readPage('README.md');
  const listed = [...first.text.matchAll(/^\| \[[^\]]+\]\(([a-z-]+\.md)\)/gm)].map(([, file = '']) => file);
  const found = readdirSync(FOLDER).filter((file) => file !== 'README.md');
  const missing = found.filter((file) => !listed.includes(file));
  if (missing.length > 0) throw new Error(`README.md of the handbook does not list ${missing.join(', ')}`);
  return [first, ...listed.map(readPage)];
}

const COMMANDS = /^sh (run|named|values)$/;
const CONTENT = new Set(['ini', 'text']);

function readPage(name: string): Page {
  const file = path.join(FOLDER, name);
  const text = readFileSync(file, 'utf8');
  const fences = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, info = '', body = '']) => ({
    info,
    body,
  }));
  return {
    ...{ name, file, text },
    blocks: fences.flatMap(({ info, body }) => {
      const kind = COMMANDS.exec(info)?.[1] as BlockKind | undefined;
      return kind ? [{ kind, commands: commandsOf(body) }] : [];
    }),
    strange: fences.map(({ info }) => info).filter((info) => !COMMANDS.test(info) && !CONTENT.has(info)),
    settings: fences
      .filter(({ info }) => info === 'ini')
      .flatMap(({ body }) => [...body.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, setting = '']) => setting)),
  };
}

function commandsOf(body: string): string[] {
  const lines = body.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim());
  return lines.filter((line) => line !== '');
}

/** Variables of the block `values`, by name. */
export function variablesOf(pages: readonly Page[]): Map<string, string> {
  const lines = pages
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'values'))
    .flatMap((one) => one.commands);
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^export ([A-Z_]+)=(\S+)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`not a variable: ${line}`);
      return [name, value];
    }),
  );
}
