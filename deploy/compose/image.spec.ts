import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { CHECKOUT } from '../local/paths.mjs';
import { serviceFile } from '../local/services.mjs';

const read = (file: string) => readFileSync(path.join(CHECKOUT, file), 'utf8');
/** What runs inside a container of the services. */
const PROGRAMS = ['deploy/compose/run.mjs', 'deploy/compose/healthy.mjs', 'deploy/local/operate.mjs'];

/** The lines of one stage. */
function stage(name: string): string[] {
  const stages = read('deploy/compose/Dockerfile').split(/^FROM /m);
  const found = stages.find((one) => one.split('\n')[0]?.endsWith(` AS ${name}`));
  if (found === undefined) throw new Error(`no stage ${name}`);
  return found.split('\n');
}

/** Files and folders of the checkout that are copied into the image, as they are called there. */
const copied = stage('services').flatMap(
  (line) => /^COPY --from=\S+ \/pora\/(\S+) \.\//.exec(line)?.[1] ?? [],
);
const isInImage = (file: string) => copied.some((root) => file === root || file.startsWith(`${root}/`));

/** What a file imports, without what only its comments name. */
const importsOf = (file: string) =>
  [
    ...read(file).matchAll(
      /^(?:import|export)\s[^;]*?from '([^']+)'|^import '([^']+)'|await import\('([^']+)'\)/gm,
    ),
  ].map(([, one, two, three]) => one ?? two ?? three ?? '');

/** Every file a program is made of, and every package. */
function madeOf(program: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([program]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const wanted of importsOf(file)) {
      if (wanted.startsWith('.')) files.add(path.posix.join(path.posix.dirname(file), wanted));
      else if (!wanted.startsWith('node:')) packages.add(wanted);
    }
  }
  return { files, packages };
}

describe('the image of the services', () => {
  it.each(PROGRAMS)(
    'holds every file that %s is made of, and of packages only those of production',
    (program) => {
      const { files, packages } = madeOf(program);
      expect([...files].filter((file) => !isInImage(file) || !existsSync(path.join(CHECKOUT, file)))).toEqual(
        [],
      );
      const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
      const missing = [...packages].filter((name) => {
        const [scope = '', rest = ''] = name.split('/');
        const known = lock.packages[`node_modules/${name.startsWith('@') ? `${scope}/${rest}` : scope}`];
        return known === undefined || known.dev === true;
      });
      expect(missing).toEqual([]);
      expect(files.size).toBeGreaterThan(0);
    },
  );

  it('holds the program of backups and restores, built, and whoever runs it has its connections and its folder', () => {
    const program = path.relative(CHECKOUT, serviceFile('admin', 'operator'));
    expect([program, isInImage(program)]).toEqual(['services/admin/dist/operator.js', true]);
    expect(existsSync(path.join(CHECKOUT, 'services/admin/src/operator.ts'))).toBe(true);
    expect(stage('build').join('\n')).toContain('node deploy/tooling/build.mjs');
    const { services } = parse(read('deploy/compose/stack.yml'), { merge: true }) as {
      services: Record<'admin' | 'secrets', { volumes: unknown[]; environment?: Record<string, string> }>;
    };
    expect(services.admin.volumes).toEqual(
      expect.arrayContaining(['told-admin:/secrets:ro', 'backups:/backups']),
    );
    expect(services.secrets.environment?.['BACKUP_DIR']).toBe('/backups');
    const pod = read('deploy/kubernetes/base/app/admin.yaml');
    expect(pod).toContain('{ name: told, mountPath: /secrets, readOnly: true }');
    expect(pod).toContain('{ name: backups, mountPath: /backups }');
  });
});
