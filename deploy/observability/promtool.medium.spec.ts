import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp } from '@pora/common/testing/app';
import { notesService } from '@pora/common/testing/sample/notes-service';
import { stringify } from 'yaml';
import { TOOLS_FOLDER } from '../local/paths.mjs';
import { ensureTools, type Tool } from '../local/tools.mjs';
import { dashboardQueries, HERE } from './observability-view.js';

/** Prometheus' own tool over what it will be given. */
describe('promtool', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-promtool-'));
  let tool: Tool;

  beforeAll(async () => {
    const log = path.join(folder, 'tools.log');
    ({ promtool: tool } = await ensureTools({ names: ['promtool'], folder: TOOLS_FOLDER, log }));
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  function promtool(args: string[], input?: string): { status: number | null; said: string } {
    const { status, stdout, stderr } = spawnSync(tool.command, args, {
      cwd: HERE,
      encoding: 'utf8',
      env: { ...process.env, ...tool.env },
      ...(input !== undefined && { input }),
    });
    return { status, said: `${stdout}${stderr}` };
  }

  it('finds no fault in the scrape configuration and the alert rules', () => {
    expect(promtool(['check', 'config', '--lint=all', '--lint-fatal', 'prometheus.yml'])).toMatchObject({
      status: 0,
    });
  });

  it('sees every alert go off by its series, and not without', () => {
    expect(promtool(['test', 'rules', 'alerts.test.yml'])).toMatchObject({ status: 0 });
  }, 120_000);

  it('finds a fault where there is one', () => {
    const file = path.join(folder, 'bad.yml');
    writeFileSync(
      file,
      stringify({ groups: [{ name: 'bad', rules: [{ alert: 'Bad', expr: 'rate(up)' }] }] }),
    );
    expect(promtool(['check', 'rules', file])).toMatchObject({ status: 1 });
  });

  /** Holds queries as the rules that Prometheus would record of them. */
  function checkQueries(queries: readonly string[]) {
    const rules = queries.map((expr, index) => ({ record: `panel:query:${index}`, expr }));
    const file = path.join(folder, 'dashboard.yml');
    writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules }] }));
    return promtool(['check', 'rules', file]);
  }

  it('understands what the dashboard asks', () => {
    const queries = dashboardQueries();
    expect(queries.length).toBeGreaterThan(30);
    expect(checkQueries(queries)).toMatchObject({ status: 0 });
  });

  it('does not understand a query of the dashboard without its last bracket', () => {
    const broken = dashboardQueries().map((expr, index) => (index === 0 ? expr.replace(/\)$/, '') : expr));
    const { status, said } = checkQueries(broken);
    expect(status).toBe(1);
    expect(said).toContain('unclosed left parenthesis');
  });

  it('finds no fault in what a service serves', async () => {
    const app = await createTestApp(notesService);
    const { text } = await app.http().get('/metrics').expect(200);
    await app.stop();
    // Names the library gives its own metrics break rules of style; ours keep them.
    const ours = text.split('\n').filter((line) => /^(# (HELP|TYPE) )?pora_/.test(line));
    expect(promtool(['check', 'metrics'], `${ours.join('\n')}\n`)).toEqual({ status: 0, said: '' });
  });
});
