import { describe, expect, it } from '@jest/globals';
import { sentenceOf } from '../explain/sentences.js';
import { dislikeGaps } from './dislike-gaps.js';

const food = (name: string, category: string) => ({ name, category });
const foods = [
  ...[
    'Dorsz',
    'Łosoś wędzony',
    'Makrela',
    'Krewetki',
    'Pstrąg',
    'Śledź w oleju',
    'Tuńczyk',
    'Mintaj',
    'Karp',
    'Sola',
  ].map((name) => food(name, 'Ryby i owoce morza')),
  food('Mleko krowie 2%', 'Nabiał'),
  food('Ser biały', 'Nabiał'),
  food('Mleko bez laktozy', 'Nabiał'),
  food('Orzechy włoskie', 'Inne'),
  food('Chleb bezglutenowy', 'Pieczywo'),
  food('Kasza gryczana', 'Kasze makarony zboża'),
  food('Makaron pszenny', 'Kasze makarony zboża'),
];

describe('dislikes that keep no food away', () => {
  it('[diets §5] entries that match foods by name have no gap', () => {
    expect(dislikeGaps(['mleko', 'orzechy', 'łososia', 'kasza', 'ser biały'], foods)).toEqual([]);
  });

  it('an entry that names a category says so, because none of its foods carries that word', () => {
    expect(dislikeGaps(['ryby', 'nabiał', 'owoce morza', 'Pieczywo'], foods)).toEqual([
      { entry: 'ryby', kind: 'category', category: 'Ryby i owoce morza', matched: 0 },
      { entry: 'nabiał', kind: 'category', category: 'Nabiał', matched: 0 },
      { entry: 'owoce morza', kind: 'category', category: 'Ryby i owoce morza', matched: 0 },
      { entry: 'Pieczywo', kind: 'category', category: 'Pieczywo', matched: 0 },
    ]);
  });

  it('one food of that word among many does not close the gap', () => {
    const more = [...foods, ...foods.slice(0, 9), food('Ryba po grecku', 'Ryby i owoce morza')];
    expect(dislikeGaps(['ryby'], more)).toMatchObject([{ kind: 'category', matched: 1 }]);
  });

  it('a word no food carries and a word too short are named, empties and repeats are not', () => {
    expect(dislikeGaps(['gluten', ' gluten ', 'se', '', '  '], foods)).toEqual([
      { entry: 'gluten', kind: 'no_food', matched: 0 },
      { entry: 'se', kind: 'too_short', matched: 0 },
    ]);
  });

  it('the sentence tells the dietitian what to do', () => {
    const say = (entry: string) =>
      dislikeGaps([entry], foods).map(({ kind }) => sentenceOf.notUnderstood({ entry, reason: kind }));
    expect(say('gluten')).toEqual([
      'Nie rozumiem: „gluten” – nie pasuje do żadnego produktu w bazie, więc niczego nie wyklucza. Wpisz nazwy produktów.',
    ]);
    expect(say('se')).toEqual([
      'Nie rozumiem: „se” – to mniej niż 3 litery, więc niczego nie wyklucza. Wpisz pełną nazwę.',
    ]);
  });

  it('an empty food base leaves every entry open', () => {
    expect(dislikeGaps(['mleko'], [])).toEqual([{ entry: 'mleko', kind: 'no_food', matched: 0 }]);
  });
});
