import { describe, expect, it } from '@jest/globals';
import {
  acceptedFoods,
  dislikedFoods,
  FOOD_GROUPS,
  newSurveySchema,
  surveyAnswersSchema,
} from './survey.model.js';

const save = (body: object) => newSurveySchema.safeParse({ patientId: 'p-1', ...body });

describe('ankieta', () => {
  it('[core §3] ma trzynaście grup produktów i wszystkie pola, także puste', () => {
    const empty = surveyAnswersSchema.parse({});

    expect(FOOD_GROUPS).toHaveLength(13);
    expect(Object.keys(empty.preferences)).toEqual(FOOD_GROUPS);
    expect(empty.preferences.eggs).toEqual({ liked: [], conditionallyAllowed: [], disliked: [] });
    expect([empty.medicalHistory, empty.gastro, empty.nutrition, empty.constraints].map(sizeOf)).toEqual([
      5, 8, 7, 5,
    ]);
    expect(empty.header).toEqual({ date: '', fullName: '', phone: '', visitPurpose: '' });
  });

  it('[core §5] czyści listy: dzieli, przycina, pomija puste i powtórzone', () => {
    const { data } = save({
      preferences: { vegetables: { disliked: [' pomidory,', '', 'Pomidory', 'por\nseler'] } },
    });

    expect(data?.preferences.vegetables.disliked).toEqual(['pomidory', 'por', 'seler']);
  });

  it('zbiera nielubiane ze wszystkich grup, każde raz', () => {
    const { preferences } = surveyAnswersSchema.parse({
      preferences: { dairy: { disliked: ['Kefir', 'ser'] }, spices: { disliked: ['kefir'], liked: ['sól'] } },
    });

    expect(dislikedFoods({ preferences })).toEqual(['Kefir', 'ser']);
  });

  it.each([
    ['grupa preferencji', { preferences: { vegetable: { disliked: ['pomidory'] } } }, 'vegetable'],
    ['lista grupy', { preferences: { vegetables: { dislike: ['pomidory'] } } }, 'dislike'],
    ['sekcja', { gastroenterology: { allergies: 'orzechy' } }, 'gastroenterology'],
    ['odpowiedź o alergiach', { gastro: { alergies: 'orzechy' } }, 'alergies'],
    ['nazwa z prototypu', { preferences: JSON.parse('{"__proto__":{"disliked":["x"]}}') }, '__proto__'],
    ['nazwa konstruktora', { preferences: { constructor: { disliked: ['x'] } } }, 'constructor'],
  ])('[decisions 47] nieznana %s jest odrzucana po nazwie, a nie gubiona', (_, body, key) => {
    const { error } = save(body);

    expect(error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: [key] });
  });

  it('zbiera lubiane i warunkowo dozwolone, każde raz', () => {
    const { preferences } = surveyAnswersSchema.parse({
      preferences: { meat: { liked: ['kurczak'], conditionallyAllowed: ['indyk', 'Kurczak'] } },
    });

    expect(acceptedFoods({ preferences })).toEqual(['kurczak', 'indyk']);
  });

  it.each([['31.12.2025'], ['']])('[core §3] data w nagłówku „%s” jest dobra', (date) => {
    expect(save({ header: { date } }).success).toBe(true);
  });

  it.each([['31.02.2025'], ['2025-12-31'], ['1.1.2025'], ['01.01.1899'], ['01.01.9999']])(
    '[core §3] data w nagłówku „%s” jest odrzucana',
    (date) => {
      expect(save({ header: { date } }).error?.issues[0]?.message).toBe('Data w formacie dd.mm.rrrr');
    },
  );

  it.each([
    ['lista stu jeden wpisów', { fruits: { liked: Array.from({ length: 101 }, (_, n) => `owoc ${n}`) } }],
    [
      'jeden wpis z dwustu produktów',
      { fruits: { liked: [Array.from({ length: 200 }, (_, n) => n).join()] } },
    ],
    ['wpis o 101 znakach', { fruits: { liked: ['x'.repeat(101)] } }],
    ['wpis, który nie jest tekstem', { fruits: { liked: [5] } }],
    ['tekst zamiast listy', { fruits: { liked: 'jabłka' } }],
  ])('[core §5] odrzuca: %s', (_, preferences) => {
    expect(save({ preferences }).success).toBe(false);
  });
});

const sizeOf = (section: object) => Object.keys(section).length;
