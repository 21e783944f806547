// Import rules of the product (deploy/docs/architecture.md, "Who may import whom").
// Each rule is proved by a planted violation in check-imports.mjs.
const SERVICES = '^services/(patients|plans|catalog|admin)/';
/** Files that prove the product and are no part of it. */
export const TESTS = '(\\.spec\\.tsx?$|/testing/|^services/common/src/testing)';
/** Polish text is a leaf: whatever shows or compares words may import it. */
const TEXT = '(^|/)services/text-pl/';
const NODE_MODULES = '(^|/)node_modules/';
const PERSISTENCE = '(\\.repository|\\.entity|\\.module)\\.ts$|/database/|^services/common/';

/**
 * @param {string} name
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @param {string} comment
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType & { name: string }}
 */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'Modules do not import one another in a circle.'),
    rule(
      'text-stands-alone',
      { path: TEXT, pathNot: TESTS },
      { pathNot: TEXT },
      'The package of Polish text imports nothing.',
    ),
    rule(
      'contracts-zod-only',
      { path: '^services/contracts/', pathNot: TESTS },
      { pathNot: ['^services/contracts/', `${NODE_MODULES}zod/`] },
      'Contracts know zod only.',
    ),
    rule(
      'engine-is-pure',
      { path: '^services/engine/src/', pathNot: TESTS },
      { pathNot: ['^services/engine/', '^services/contracts/', TEXT] },
      'The engine imports itself, contracts and Polish text.',
    ),
    rule(
      'engine-knows-contracts-as-types',
      { path: '^services/engine/src/', pathNot: TESTS },
      { path: '^services/contracts/', dependencyTypesNot: ['type-only'] },
      'Of contracts the engine takes types.',
    ),
    rule(
      'common-knows-no-service',
      { path: '^services/common/' },
      { path: [SERVICES, '^services/engine/', '^(shell|mf-)'] },
      'The common part knows no service.',
    ),
    rule(
      'no-service-knows-another',
      { path: '^services/(patients|plans|catalog|admin)/' },
      { path: '^services/(patients|plans|catalog|admin)/', pathNot: '^services/$1/' },
      'Services talk by HTTP only.',
    ),
    rule(
      'services-take-the-switch-alone',
      { path: '^services/', pathNot: TESTS },
      { path: '^deploy/', pathNot: '^deploy/release/(switch|services)\\.mjs$' },
      'Of deploy/ a service takes the switch and the versions of releases, which have one home.',
    ),
    rule(
      'no-remote-knows-another',
      { path: '^(mf-[a-z]+)/' },
      { path: '^mf-[a-z]+/', pathNot: '^$1/' },
      'Remotes do not import one another.',
    ),
    rule(
      'nobody-imports-the-host',
      { pathNot: ['^shell/src/', '^shell/webpack'] },
      { path: '^shell/src/' },
      'The shell does not lend its code.',
    ),
    rule(
      'ui-without-domain',
      { path: '^shell/ui/' },
      { path: ['^services/', '^shell/(kit|src)/', '^mf-'], pathNot: TEXT },
      'Components know no domain.',
    ),
    rule(
      'browser-without-services',
      { path: '^(shell|mf-)' },
      { path: ['^services/(common|patients|plans|catalog|admin)/'] },
      'Of the services a browser knows the contracts and the light part of the engine.',
    ),
    rule(
      'browser-without-schemas-of-calls',
      { path: '^(shell|mf-)', pathNot: TESTS },
      { path: '^services/contracts/src/(.*\\.routes|route)\\.ts$', dependencyTypesNot: ['type-only'] },
      'A browser takes calls from calls.ts: routes bring every schema along.',
    ),
    rule(
      'browser-without-generator',
      { path: '^(shell|mf-)' },
      { path: '^services/engine/src/(generator|regenerate|repair|adjust|explain|replace-meal)' },
      'The generator runs on the server only.',
    ),
    rule(
      'controller-without-repository',
      { path: '\\.controller\\.ts$', pathNot: TESTS },
      { path: '\\.(repository|entity)\\.ts$' },
      'A controller talks to its service.',
    ),
    rule(
      'service-without-typeorm-and-express',
      { path: '\\.service\\.ts$', pathNot: '^services/common/' },
      { path: `${NODE_MODULES}(typeorm|@nestjs/typeorm|express)/` },
      'A service class knows neither database nor request.',
    ),
    rule(
      'typeorm-in-its-place',
      { path: SERVICES, pathNot: [TESTS, PERSISTENCE] },
      { path: `${NODE_MODULES}(typeorm|@nestjs/typeorm)/` },
      'TypeORM in repositories, entities, modules and database/ only.',
    ),
    rule(
      'no-files-that-pass-routes-on',
      { path: '^(shell|mf-)' },
      { path: '\\.(api|queries)\\.ts$' },
      'Keys and calls come from the routes of the contracts, by the kit.',
    ),
    rule(
      'features-meet-in-public',
      { path: '^mf-[a-z]+/src/features/([^/]+)/', pathNot: TESTS },
      {
        path: '^mf-[a-z]+/src/features/([^/]+)/',
        pathNot: ['^mf-[a-z]+/src/features/$1/', '/public\\.tsx?$'],
      },
      'Features of a screen meet in public.ts.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
  },
};
