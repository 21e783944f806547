// Import rules of the product (deploy/docs/architecture.md, "Kto może importować kogo").
// Each rule is proved by a planted violation in check-imports.mjs.
const SERVICES = '^services/(patients|plans|catalog|admin)/';
const TESTS = '(\\.spec\\.tsx?$|/testing/|^services/common/src/testing)';
const NODE_MODULES = '(^|/)node_modules/';
const PERSISTENCE = '(\\.repository|\\.entity|\\.module)\\.ts$|/database/|^services/common/';

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    rule('bez-cykli', {}, { circular: true }, 'Moduły nie importują się w kółko.'),
    rule(
      'kontrakty-tylko-zod',
      { path: '^services/contracts/', pathNot: TESTS },
      { pathNot: ['^services/contracts/', `${NODE_MODULES}zod/`] },
      'Kontrakty znają tylko zod.',
    ),
    rule(
      'silnik-jest-czysty',
      { path: '^services/engine/src/', pathNot: TESTS },
      { pathNot: ['^services/engine/', '^services/contracts/'] },
      'Silnik importuje siebie i kontrakty.',
    ),
    rule(
      'silnik-zna-kontrakty-jako-typy',
      { path: '^services/engine/src/', pathNot: TESTS },
      { path: '^services/contracts/', dependencyTypesNot: ['type-only'] },
      'Z kontraktów silnik bierze typy.',
    ),
    rule(
      'common-nie-zna-uslug',
      { path: '^services/common/' },
      { path: [SERVICES, '^services/engine/', '^(shell|mf-)'] },
      'Część wspólna nie zna żadnej usługi.',
    ),
    rule(
      'usluga-nie-zna-uslugi',
      { path: '^services/(patients|plans|catalog|admin)/' },
      { path: '^services/(patients|plans|catalog|admin)/', pathNot: '^services/$1/' },
      'Usługi rozmawiają tylko przez HTTP.',
    ),
    rule(
      'zdalny-nie-zna-zdalnego',
      { path: '^(mf-[a-z]+)/' },
      { path: '^mf-[a-z]+/', pathNot: '^$1/' },
      'Mikrofrontendy nie importują się nawzajem.',
    ),
    rule(
      'nikt-nie-importuje-gospodarza',
      { pathNot: ['^shell/src/', '^shell/webpack'] },
      { path: '^shell/src/' },
      'Powłoka nie udostępnia swojego kodu.',
    ),
    rule(
      'ui-bez-dziedziny',
      { path: '^shell/ui/' },
      { path: ['^services/', '^shell/(kit|src)/', '^mf-'] },
      'Komponenty nie znają dziedziny.',
    ),
    rule(
      'przegladarka-bez-uslug',
      { path: '^(shell|mf-)' },
      { path: ['^services/(common|patients|plans|catalog|admin)/'] },
      'Przeglądarka zna z usług tylko kontrakty i lekką część silnika.',
    ),
    rule(
      'przegladarka-bez-generatora',
      { path: '^(shell|mf-)' },
      { path: '^services/engine/src/(generator|regenerate|repair|adjust|explain|replace-meal)' },
      'Generator działa tylko na serwerze.',
    ),
    rule(
      'kontroler-bez-repozytorium',
      { path: '\\.controller\\.ts$', pathNot: TESTS },
      { path: '\\.(repository|entity)\\.ts$' },
      'Kontroler rozmawia z serwisem.',
    ),
    rule(
      'serwis-bez-typeorm-i-express',
      { path: '\\.service\\.ts$', pathNot: '^services/common/' },
      { path: `${NODE_MODULES}(typeorm|@nestjs/typeorm|express)/` },
      'Serwis nie zna bazy ani żądania.',
    ),
    rule(
      'typeorm-w-swoim-miejscu',
      { path: SERVICES, pathNot: [TESTS, PERSISTENCE] },
      { path: `${NODE_MODULES}(typeorm|@nestjs/typeorm)/` },
      'TypeORM tylko w repozytoriach, encjach, modułach i database/.',
    ),
    rule(
      'ekran-bez-api',
      { path: '\\.screen\\.tsx$' },
      { path: '\\.api\\.ts$' },
      'Ekran pyta przez swoje zapytania, nie przez api.',
    ),
    rule(
      'funkcje-spotykaja-sie-w-public',
      { path: '^mf-[a-z]+/src/features/([^/]+)/', pathNot: TESTS },
      {
        path: '^mf-[a-z]+/src/features/([^/]+)/',
        pathNot: ['^mf-[a-z]+/src/features/$1/', '/public\\.tsx?$'],
      },
      'Funkcje ekranu spotykają się w public.ts.',
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
