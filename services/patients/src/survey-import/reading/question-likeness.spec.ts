import { describe, expect, it } from '@jest/globals';
import { stripDiacritics } from '@pora/text-pl/fold';
import { fields, unplaced } from '../testing/read-fields.js';
import { p, table } from '../testing/make-docx.js';
import { spokenField } from './answer-kinds.js';
import { matchLabel } from './labels.js';
import { likenessOf } from './question-likeness.js';
import { secondOpinion, targetOfQuestion } from './question-topics.js';
import { FURTHER_QUESTIONS } from './questions-4.data.js';
import { EVERYDAY_QUESTIONS } from './questions-5.data.js';
import { COUNTED_QUESTIONS } from './questions-6.data.js';
import { polishDateOf } from './survey-date.js';

/** The field a question goes to as the reader decides it, without its answer. */
function fieldOf(question: string): string {
  const target = matchLabel(question)?.target ?? targetOfQuestion(question);
  if (target?.kind === 'taste' && target.groups && target.preference)
    return `preferences.${target.groups.join('+')}.${target.preference}`;
  if (target?.kind === 'foreign') return secondOpinion(question, '') ?? '';
  return target?.kind === 'field' ? (secondOpinion(question, target.field) ?? '') : '';
}

describe('do czego pytanie jest podobne', () => {
  it.each([
    ['tak, jak stoją', FURTHER_QUESTIONS, (question: string) => question],
    ['bez polskich liter', FURTHER_QUESTIONS, stripDiacritics],
    ['krótkie i codzienne', EVERYDAY_QUESTIONS, (question: string) => question],
    ['policzone w ciemno', COUNTED_QUESTIONS, (question: string) => question],
    ['policzone w ciemno, bez polskich liter', COUNTED_QUESTIONS, stripDiacritics],
  ])(
    '[core §7] co najmniej 97 na 100 znanych pytań ma swoje pole, a cudze najwyżej 1: %s',
    (_, lists, write) => {
      const read = Object.entries(lists).flatMap(([field, list]) =>
        list.map((question) => ({ question, field, found: fieldOf(write(question)) })),
      );
      const wrong = read.filter(({ field, found }) => found !== field && found !== '');
      expect(read.filter(({ field, found }) => found === field).length / read.length).toBeGreaterThanOrEqual(
        0.97,
      );
      expect(wrong.length / read.length).toBeLessThanOrEqual(0.01);
    },
  );

  it.each([
    ['Jakie leki dostaje teraz nasz kursant?', 'medicalHistory.currentMeds'],
    ['Ile kubków wody wypija kursant na zajęciach?', 'nutrition.fluidsPerDay'],
    ['O której kursant zwykle się kładzie do spania?', 'constraints.dayEnd'],
  ])('[core §7] pytanie w nowych słowach jest podobne do pytań swojego pola: %s', (question, field) => {
    expect(likenessOf(question)[0]?.field).toBe(field);
  });

  it('[core §7] numer pytania niczego w nim nie zmienia', () => {
    for (const question of Object.values(FURTHER_QUESTIONS).flatMap((list) => list.slice(0, 5)))
      expect(likenessOf(`12. ${question}`)).toEqual(likenessOf(question));
  });

  it.each([
    'Kolor moczu',
    'Barwa i zapach moczu',
    'Ile lat trenujesz?',
    'Od ilu lat uprawia Pani sport?',
    'Staż treningowy',
    'Od kiedy pracujesz w firmie?',
    'Cena obiadu w stołówce',
    'Badanie ogólne moczu',
    'Marka kawy',
    'Nazwisko trenera',
    'Twoja agentka – kontakt',
    'Co jesz po treningu?',
    'Czas dojazdu do pracy',
    'Sen od–do',
    'Jak długo leczy się Pani w poradni?',
    'Jak długo zasypiasz?',
    'Jakie leki bierze teściowa?',
    'Cena suplementów na miesiąc',
    'Zabiegi w planie turnusu',
    'Planowane operacje',
  ])('[core §7] słowa pola w pytaniu o coś innego nie prowadzą do pola: %s', (question) => {
    expect(fieldOf(question)).toBe('');
  });
});

describe('jak pytanie jest zapisane', () => {
  it.each([
    ['Nietol. pokarmowe', 'gastro.intolerances'],
    ['Rozp. zasadnicze', 'medicalHistory.currentChronic'],
    ['Czy chorował/a Pan/Pani na wrzody?', 'gastro.ulcerOrHeartburn'],
    ['Data wypełnienia ankiety przez rodzica', 'header.date'],
    ['Proszę wpisać dzisiejszą datę', 'header.date'],
    ['Zgłoszenie wysłano', 'header.date'],
    ['Cukrzyca u rodziców i rodzeństwa', 'medicalHistory.geneticLoad'],
    ['Uwagi rodziców', 'patientNotes'],
    ['Leki brane w ciąży, obecnie odstawione', 'medicalHistory.pastMeds'],
    ['Jakie schorzenia rozpoznano i od jak dawna trwają?', 'medicalHistory.currentChronic'],
    ['Dolegliwości żołądkowe (zgaga, wrzody)', 'gastro.ulcerOrHeartburn'],
    ['Dolegliwości jelitowe (zaparcia, biegunki)', 'gastro.peristalsis'],
    ['Po czym ma Pan wzdęcia lub biegunkę?', 'gastro.intolerances'],
    ['Cel, jaki stawia sobie Pani na czas rehabilitacji', 'header.visitPurpose'],
    ['Problemy z wypróżnianiem (zaparcia, biegunki)', 'gastro.peristalsis'],
    ['Utworzono', 'header.date'],
    ['Użytkownik', 'header.fullName'],
    ['Sen od', 'constraints.dayEnd'],
    ['Sen do', 'constraints.dayStart'],
  ])('[core §7] skrót, końcówka, inna osoba i nawias nie zmieniają pytania: %s', (question, field) => {
    expect(fieldOf(question)).toBe(field);
  });

  it.each([
    ['Owoce, po które dziecko samo sięga', 'preferences.fruits.liked'],
    ['Słodycze, którym nie potrafisz się oprzeć', 'preferences.sweets_nuts.liked'],
    ['Warzywa, po które nie sięgasz', 'preferences.vegetables.disliked'],
    ['Warzywa, których nie może Pani teraz przełknąć', 'preferences.vegetables.disliked'],
    ['Produkty mleczne, które Pani lubi', 'preferences.dairy.liked'],
    ['Tłuszcze do pieczywa i smażenia, które Pan lubi', 'preferences.fats.liked'],
    ['Owoce, które jesz tylko czasem albo w małej ilości', 'preferences.fruits.conditionallyAllowed'],
    ['Dlaczego nie jesz mięsa?', ''],
    ['Od jak dawna nie jesz mięsa?', ''],
    ['Czym zastępuje Pani mięso?', ''],
    ['Strączki, które Pan toleruje i po nie sięga', 'preferences.legumes.liked'],
    ['Owoce na nie', 'preferences.fruits.disliked'],
    ['Mięso – tak', 'preferences.meat.liked'],
    ['Ryby ♥', 'preferences.fish_seafood.liked'],
    ['Warzywa (–)', 'preferences.vegetables.disliked'],
    ['Jaja jadam tylko', 'preferences.eggs.conditionallyAllowed'],
    ['Warzywa, które dziecko zje, gdy są zmiksowane', 'preferences.vegetables.conditionallyAllowed'],
    ['Warzywa, które dziecko zje w szkole', ''],
    ['Sery, które Ci szkodzą', 'gastro.intolerances'],
    ['Owoce i ryby, które lubisz', ''],
    ['Warzywa lubiane i nielubiane', ''],
    ['Ryby: które zjesz, a których nie?', ''],
    ['Przyprawy, których wolisz unikać', 'preferences.spices.disliked'],
    ['Warzywa, po których boli Cię brzuch', 'gastro.intolerances'],
  ])('[core §7] grupa produktów i to, jak się ją lubi, poznane są z całego zdania: %s', (question, field) => {
    expect(fieldOf(question)).toBe(field);
  });

  it('[core §7] odpowiedź na pytanie, które tylko przypomina pole, zostaje na liście bez pola', () => {
    const body = table(['Imię i nazwisko', 'Ola Kwarc'], ['Poród (data, rodzaj)', 'cc, w maju']);
    expect(fields(body)).toEqual(['header.fullName=Ola Kwarc']);
    expect(unplaced(body)).toEqual(['Poród (data, rodzaj): cc, w maju']);
  });

  it('[core §7] pytanie z dwukropkiem w środku pyta całe, gdy kończy je znak zapytania', () => {
    const body = table(
      ['Imię i nazwisko', 'Ola Kwarc'],
      ['Czy w rodzinie występują: cukrzyca, miażdżyca, nowotwory?', 'ojciec zawał'],
    );
    expect(fields(body)).toEqual(['header.fullName=Ola Kwarc', 'medicalHistory.geneticLoad=ojciec zawał']);
    expect(unplaced(body)).toEqual([]);
  });
});

describe('odpowiedź, która mówi o polu obok', () => {
  it.each([
    ['nutrition.mealsPerDay', 'nieregularnie', 'nutrition.mealRegularity'],
    ['nutrition.mealsPerDay', 'podjadam cały dzień', 'nutrition.mealRegularity'],
    ['nutrition.mealsPerDay', '3, nieregularnie', 'nutrition.mealsPerDay'],
    ['gastro.bowelFrequency', 'zaparcia, pomaga siemię', 'gastro.peristalsis'],
    ['gastro.bowelFrequency', 'co drugi dzień, zaparcia', 'gastro.bowelFrequency'],
    ['nutrition.fluidsPerDay', 'nieregularnie', 'nutrition.fluidsPerDay'],
  ])('[core §7] pole %s, odpowiedź „%s”: %s', (field, answer, spoken) => {
    expect(spokenField(field, answer)).toBe(spoken);
  });

  it('[core §7] w ankiecie stoi tam, gdzie jej miejsce', () => {
    const body = p('Imię i nazwisko: Ola Kwarc') + p('Ile posiłków Pani spożywa: nieregularnie');
    expect(fields(body)).toEqual(['header.fullName=Ola Kwarc', 'nutrition.mealRegularity=nieregularnie']);
  });
});

describe('alergie: o co pyta pytanie i o czym mówi odpowiedź', () => {
  const body = (question: string, answer: string) =>
    table(['Imię i nazwisko', 'Ola Kwarc'], [question, answer]);

  it.each([
    ...['Na jakie leki jest Pani uczulona?', 'Czy jest Pan uczulony na jakieś leki?', 'Uczulenie na leki'],
    ...['Alergie na leki – jakie?', 'Czy masz alergię na antybiotyki?'],
  ])('[core §7] „%s” nie pyta o jedzenie', (question) => {
    expect(fields(body(question, 'penicylina'))).toEqual(['header.fullName=Ola Kwarc']);
    expect(unplaced(body(question, 'penicylina')).join()).toContain('penicylina');
  });

  it.each([
    'Alergie (leki, pokarmy)',
    'Czy ma Pan alergie pokarmowe lub na leki?',
    'Uczulenia (np. na pyłki, jedzenie)',
  ])('[core §7] „%s” pyta też o jedzenie', (question) => {
    expect(fields(body(question, 'orzechy'))).toContain('gastro.allergies=orzechy');
  });

  it.each([
    ['nietolerancja fruktozy', 'gastro.intolerances'],
    ['źle toleruję mleko', 'gastro.intolerances'],
    ['uczulenie na orzechy', 'gastro.allergies'],
    ['nietolerancja laktozy i alergia na jaja', 'gastro.allergies'],
    ['orzechy', 'gastro.allergies'],
  ])('[core §7] alergie albo nietolerancje: „%s” trafia do pola, o którym mówi', (answer, field) => {
    for (const question of [
      'Czy masz alergie lub nietolerancje pokarmowe?',
      'Alergie / nietolerancje pokarmowe',
    ])
      expect(fields(body(question, answer))).toContain(`${field}=${answer}`);
  });
});

describe('dni, jak piszą je ludzie i programy', () => {
  it.each([
    ['2027/01/19 7:12:03 AM CET', '19.01.2027'],
    ['2027-02-11 23:04', '11.02.2027'],
    ['wtorek, 19 stycznia 2027 r.', '19.01.2027'],
    ['19 I 2027', '19.01.2027'],
    ['dn. 3.02.2027 r., godz. 8:30', '03.02.2027'],
    ['1 września 2027', '01.09.2027'],
  ])('[core §7] „%s” to %s', (written, day) => {
    expect(polishDateOf(written)).toBe(day);
  });

  it.each(['19 XX 2027', '7:12:03 AM CET', 'wtorek', 'godz. 8:30'])(
    '[core §7] „%s” nie jest dniem',
    (written) => {
      expect(polishDateOf(written)).toBeUndefined();
    },
  );
});
