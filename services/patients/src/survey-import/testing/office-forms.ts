/** Interviews as two practices ask them, with what a patient wrote. */

/** One question of a form: its wording, what the patient wrote, and the field it belongs to. */
export type Question = readonly [label: string, answer: string, field: string];

/** A form: the questions in their parts, and what the patient likes. */
export interface Form {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly questions: readonly Question[] }[];
  /** Name of the group, key of the group, liked, conditionally, disliked. */
  readonly tastes: readonly (readonly [
    label: string,
    group: string,
    liked: string,
    sometimes: string,
    not: string,
  ])[];
}

/** As a person writes a day, and as it is kept. */
const WRITTEN_DAY = '3 września 2026 r.';
const KEPT_DAY = '03.09.2026';

/** Two practices ask the same in other words. */
export const FORMS: readonly Form[] = [
  {
    title: 'Ankieta żywieniowa',
    parts: [
      {
        title: 'Dane podstawowe',
        questions: [
          ['Data wypełnienia', '12.11.2026', 'header.date'],
          ['Imię i nazwisko', 'Żaneta Próbna', 'header.fullName'],
          ['Telefon', '600 100 200', 'header.phone'],
          ['Cel wizyty', 'redukcja masy ciała', 'header.visitPurpose'],
        ],
      },
      {
        title: 'Wywiad medyczny',
        questions: [
          ['Choroby przewlekłe', 'niedoczynność tarczycy', 'medicalHistory.currentChronic'],
          ['Przebyte choroby', 'anemia w 2017 roku', 'medicalHistory.pastChronic'],
          ['Choroby w rodzinie', 'cukrzyca typu 2 (matka)', 'medicalHistory.geneticLoad'],
          ['Przyjmowane leki', 'Euthyrox 50 na czczo', 'medicalHistory.currentMeds'],
        ],
      },
      {
        title: 'Układ pokarmowy',
        questions: [
          ['Alergie pokarmowe', 'orzechy laskowe', 'gastro.allergies'],
          ['Nietolerancje', 'laktoza', 'gastro.intolerances'],
          ['Perystaltyka', 'prawidłowa', 'gastro.peristalsis'],
          ['Refluks', 'po kawie', 'gastro.reflux'],
        ],
      },
      {
        title: 'Żywienie i plan dnia',
        questions: [
          ['Liczba posiłków', '4', 'nutrition.mealsPerDay'],
          ['Ile wody dziennie?', '1,5 l', 'nutrition.fluidsPerDay'],
          ['Suplementy', 'witamina D', 'nutrition.supplements'],
          ['Godziny pracy', '8:00–16:00', 'constraints.workHours'],
          ['Stołówka', 'nie', 'constraints.canteen'],
        ],
      },
    ],
    tastes: [
      ['Warzywa', 'vegetables', 'ogórek, sałata', 'papryka', 'cukinia'],
      ['Mleko i przetwory mleczne', 'dairy', 'kefir', 'ser żółty', ''],
      ['Mięso', 'meat', 'indyk', '', 'wątróbka, flaki'],
    ],
  },
  {
    title: 'Wywiad żywieniowy przed pierwszą konsultacją',
    parts: [
      {
        title: 'Kontakt',
        questions: [
          ['Data ankiety', WRITTEN_DAY, 'header.date'],
          ['Nazwisko i imię', 'Wróbel Oskar', 'header.fullName'],
          ['Nr telefonu', '+48 22 100 20 30', 'header.phone'],
          ['Powód konsultacji', 'zgaga, zmęczenie', 'header.visitPurpose'],
        ],
      },
      {
        title: 'Zdrowie',
        questions: [
          ['Aktualne schorzenia', 'nadciśnienie', 'medicalHistory.currentChronic'],
          ['Przebyte operacje', 'wyrostek (2009)', 'medicalHistory.pastChronic'],
          ['Obciążenia genetyczne', 'zawał u ojca', 'medicalHistory.geneticLoad'],
          ['Leki na stałe', 'Tritace 5 mg rano', 'medicalHistory.currentMeds'],
          ['Uczulenia', 'skorupiaki', 'gastro.allergies'],
          ['Wrzody, zgaga', 'zgaga wieczorem', 'gastro.ulcerOrHeartburn'],
          ['Rytm wypróżnień', 'co drugi dzień', 'gastro.bowelFrequency'],
        ],
      },
      {
        title: 'Nawyki',
        questions: [
          ['Ile posiłków dziennie?', '3', 'nutrition.mealsPerDay'],
          ['Regularność posiłków', 'tylko w tygodniu', 'nutrition.mealRegularity'],
          ['Używki', 'kawa, piwo w weekend', 'nutrition.stimulants'],
          ['Aktywność fizyczna', 'rower, dwa razy w tygodniu', 'nutrition.physicalActivity'],
          ['Godzina pobudki', '5:45', 'constraints.dayStart'],
          ['Godzina zaśnięcia', '22:30', 'constraints.dayEnd'],
          ['Możliwość podgrzania', 'mikrofala w pracy', 'constraints.facilities'],
        ],
      },
    ],
    tastes: [
      ['Owoce', 'fruits', 'jabłka, gruszki', '', 'kiwi'],
      ['Ryby i owoce morza', 'fish_seafood', 'łosoś', 'dorsz', 'śledź'],
      ['Rośliny strączkowe', 'legumes', '', 'soczewica', 'bób'],
    ],
  },
];

/** The questions of all parts. */
export const questionsOf = ({ parts }: Form) => parts.flatMap(({ questions }) => questions);

/** What a form holds, field by field; lists as they are typed. */
export function answersOf(form: Form): ReadonlyMap<string, string> {
  const questions = questionsOf(form).map(([, answer, field]): [string, string] => [
    field,
    answer === WRITTEN_DAY ? KEPT_DAY : answer,
  ]);
  const tastes = form.tastes.flatMap(([, group, liked, sometimes, not]): [string, string][] => [
    [`preferences.${group}.liked`, liked],
    [`preferences.${group}.conditionallyAllowed`, sometimes],
    [`preferences.${group}.disliked`, not],
  ]);
  return new Map([...questions, ...tastes].filter(([, answer]) => answer !== ''));
}
