import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dashboardText, HERE } from './observability-view.js';

// Compiling takes its time on a busy machine.
jest.setTimeout(60_000);

const written = dashboardText();
const settings = {
  extends: path.join(HERE, '../tooling/tsconfig.server.json'),
  compilerOptions: { types: [] },
  include: ['*.mts'],
  exclude: [],
};

/** [what is wrong, what stands in the file, what stands there instead, what is said of it] */
const PLANTED = [
  ['a legend where Grafana has no place', '"placement": "bottom"', '"placement": "top"', '"top"'],
  ['an option of another kind of panel', '"tooltip": {', '"colorMode": "value", "tooltip": {', 'colorMode'],
  ['an option that is missing', '"graphMode": "area",', '', 'graphMode'],
  ['an option of another type', '"showLegend": true', '"showLegend": "true"', "'boolean'"],
  ['a misspelt field of a panel', '"fieldConfig": {', '"fieldconfig": {', 'fieldconfig'],
  ['a misspelt field of a value', '"min": 0', '"minimum": 0', 'minimum'],
  ['a misspelt field of a query', '"legendFormat"', '"legendformat"', 'legendformat'],
  ['a misspelt field of the dashboard', '"timezone"', '"timeZone"', 'timeZone'],
  ['a field that stands twice', '"editable": true,', '"editable": true, "editable": false,', 'same name'],
  ['a unit that Grafana does not know', '"unit": "reqps"', '"unit": "requests"', '"requests"'],
  ['a kind of panel that Grafana does not have', '"type": "stat"', '"type": "stats"', '"stats"'],
  ['a way of thresholds that is none', '"mode": "absolute"', '"mode": "exact"', '"exact"'],
  ['a kind of variable that is none', '"type": "query"', '"type": "queries"', '"queries"'],
  ['a time to load a variable that is none', '"refresh": 2', '"refresh": 7', "'7'"],
  ['a data source by its name', '"uid": "${datasource}"', '"uid": "own"', '"own"'],
] as const;

/** What the compiler says of dashboards by Grafana's types, one list each. */
function faultsIn(texts: readonly string[]): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-grafana-'));
  const project = path.join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(settings));
  texts.forEach((text, index) => {
    // On the line of the first bracket, so that a fault has the line it has in the file.
    const type = `import type { Dashboard } from '${path.join(HERE, 'grafana-types.js')}';`;
    writeFileSync(
      path.join(folder, `${index}.mts`),
      `${type} export default ${text.trim()} satisfies Dashboard;\n`,
    );
  });
  const tsc = path.join(
    createRequire(import.meta.url).resolve('typescript-native/package.json'),
    '../bin/tsc',
  );
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const all = stdout.split(/\n(?=\S)/).filter((fault) => fault !== '');
  const faults = texts.map((_text, index) => all.filter((fault) => fault.startsWith(`${index}.mts(`)));
  // Nothing else may be wrong: a definition that is not found would allow everything.
  expect({ status, others: all.filter((fault) => !faults.flat().includes(fault)) }).toEqual({
    status: all.length > 0 ? expect.any(Number) : 0,
    others: [],
  });
  return faults;
}

describe('the definition of a dashboard that Grafana publishes', () => {
  let faults: string[][] = [];

  beforeAll(() => {
    faults = faultsIn([...PLANTED.map(([, from, to]) => written.replace(from, () => to)), written]);
  });

  it('has nothing against ours', () => {
    expect(faults.at(-1)).toEqual([]);
  });

  it.each(PLANTED.map((planted, index) => [...planted, index] as const))(
    'refuses %s',
    (_what, from, _to, said, index) => {
      expect(written).toContain(from);
      expect(faults[index]).toEqual([expect.stringContaining(said)]);
    },
  );

  it('is said to be broken by its line in the file', () => {
    const line = written.slice(0, written.indexOf(PLANTED[0][1])).split('\n').length;
    expect(faults[0]).toEqual([expect.stringContaining(`(${line},`)]);
  });
});
