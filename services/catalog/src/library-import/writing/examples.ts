import type { ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';
import type { WrittenCell } from './table-to-write.js';

/** Rows of the files that show what an import takes; a person writes their own over them. */
export const EXAMPLES: Readonly<Record<ImportKind, readonly (readonly WrittenCell[])[]>> = {
  foods: [
    [
      ...[null, '5900000000008', 'Przykład: chleb żytni', 'Pieczywo', '100 g', 225, 5.9, 1.7, 48.5],
      ...['kromka=35 g | bochenek=500 g', 'gluten', 'pewny', 'Ze składu na etykiecie', '2026-03-12', null],
    ],
    [
      ...[null, null, 'Przykład: jajko', 'Nabiał i jaja', 'sztuka', 78, 6.9, 5.4, 0.3],
      ...['sztuka=55 g', 'jaja', 'pewny', null, null, null],
    ],
  ],
  meals: [
    [
      ...[
        null,
        'Przykład: kanapki z jajkiem',
        'Śniadanie | Kolacja',
        'Własne',
        'nie',
        'tak',
        1,
        10,
        '10 minut',
      ],
      ...[
        null,
        'Przykład: chleb żytni = 70 g (2 × kromka) kluczowy | Przykład: jajko = 1 sztuka',
        'Ugotuj jajko na twardo. Ułóż plasterki na chlebie.',
      ],
    ],
  ],
};
