import { describe, expect, it } from '@jest/globals';
import { stripDiacritics } from '@pora/text-pl/fold';
import { fields, unplaced } from '../testing/read-fields.js';
import { p, table } from '../testing/make-docx.js';
import { FOREIGN_QUESTIONS, putTo } from './questions.data.js';
import { OTHER_FOREIGN } from './questions-2.data.js';
import { WEIGHED_FOREIGN, WEIGHED_QUESTIONS } from './questions-3.data.js';
import { contradicts } from './answer-kinds.js';
import { matchLabel } from './labels.js';
import { secondOpinion, targetOfQuestion, topicOf } from './question-topics.js';

/** The field a question goes to as the reader decides it, without its answer. */
function fieldOf(question: string): string {
  const match = matchLabel(question);
  const target = match?.target ?? targetOfQuestion(question);
  if (target?.kind === 'taste' && target.groups && target.preference)
    return `preferences.${target.groups.join('+')}.${target.preference}`;
  if (target?.kind === 'foreign') return secondOpinion(question, '') ?? '';
  if (target?.kind !== 'field') return '';
  return secondOpinion(question, target.field) ?? '';
}

describe('o czym jest pytanie', () => {
  const asked = Object.entries(WEIGHED_QUESTIONS).flatMap(([field, list]) =>
    list.map((question) => ({ question, field })),
  );

  it.each([
    ['tak, jak stoją', (question: string) => question],
    ['bez polskich liter', stripDiacritics],
  ])('[core §7] co najmniej 95 na 100 pytań w cudzych słowach ma swoje pole: %s', (_, write) => {
    const read = asked.map(({ question, field }) => ({ question, field, found: fieldOf(write(question)) }));
    const wrong = read.filter(({ field, found }) => found !== field && found !== '');
    expect(wrong.map(({ question }) => question)).toEqual([]);
    expect(read.filter(({ field, found }) => found === field).length / read.length).toBeGreaterThanOrEqual(
      0.95,
    );
  });

  it('[core §7] pytanie o to, czego ankieta nie ma, nie trafia do pola, choć ma jego słowa', () => {
    expect(WEIGHED_FOREIGN.filter((question) => fieldOf(question) !== '')).toEqual([]);
    const others = [...FOREIGN_QUESTIONS.map((question) => putTo(question, 'Pani')), ...OTHER_FOREIGN];
    expect(others.filter((question) => (topicOf(question) ?? '') !== '')).toEqual([
      // Whoever asks for allergies of the family asks for what may be inherited.
      'Alergie u rodzeństwa',
    ]);
  });

  it.each([
    ['Leki, które przyjmujesz', 'medicalHistory.currentMeds'],
    ['Leki, które kiedyś przyjmowałaś, a już nie bierzesz', 'medicalHistory.pastMeds'],
    ['Leki, które przyjmuje babcia', undefined],
    ['Po jakim daniu boli Panią żołądek?', 'gastro.intolerances'],
    ['Czego oczekuje Pani po operacji?', 'header.visitPurpose'],
    ['Wcześniejsze operacje kolana', 'medicalHistory.pastChronic'],
    ['Ból w skali 0–10', ''],
  ])('[core §7] jedno słowo zmienia, o co pyta forma: %s', (question, field) => {
    expect(topicOf(question)).toBe(field);
  });
});

describe('odpowiedź, która przeczy pytaniu', () => {
  it.each([
    ['header.fullName', 'tak'],
    ['header.fullName', '600 100 200'],
    ['header.visitPurpose', 'nie'],
    ['header.visitPurpose', `${'opowieść o wszystkim '.repeat(20)}`],
    ['nutrition.mealsPerDay', '7:30'],
    ['nutrition.mealsPerDay', '12.10.2026'],
    ['header.phone', 'po południu'],
    ['constraints.dayStart', 'nie'],
    ['medicalHistory.currentMeds', 'ola@poczta.example'],
    ['medicalHistory.currentChronic', '74,2 kg'],
    ['medicalHistory.pastChronic', '12.10.2026'],
  ])('[core §7] %s nie przyjmuje „%s”', (field, answer) => {
    expect(contradicts(field, answer)).toBe(true);
  });

  it.each([
    ['header.fullName', 'Roksana Urojona, po prostu Roksi'],
    ['nutrition.mealsPerDay', '2-3'],
    ['gastro.bowelFrequency', 'co drugi dzień, ok. 7:30'],
    ['constraints.dayStart', 'w dni robocze 5:40'],
    ['medicalHistory.currentChronic', 'cukrzyca od 12 lat'],
    ['header.phone', '+48 600-100-200 po 16'],
  ])('[core §7] %s przyjmuje „%s”', (field, answer) => {
    expect(contradicts(field, answer)).toBe(false);
  });

  it('[core §7] taka odpowiedź zostaje na liście bez pola, ze swoim pytaniem', () => {
    const body = table(
      ['Imię i nazwisko', 'Ola Kwarc'],
      ['Ile razy dziennie siada rodzina do jedzenia w dni robocze?', '18:30'],
      ['Data operacji', '12.03.2024'],
    );
    expect(fields(body)).toEqual(['header.fullName=Ola Kwarc']);
    expect(unplaced(body)).toEqual([
      'Ile razy dziennie siada rodzina do jedzenia w dni robocze?: 18:30',
      'Data operacji: 12.03.2024',
    ]);
  });
});

describe('zwyczaje formularza', () => {
  it('[core §7] pytanie, którego nikt nie zna, stoi w swojej linii jak inne i nie wchodzi do odpowiedzi', () => {
    const auto = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr>');
    const body =
      auto('Przyjmowane leki') +
      p('Letrox') +
      auto('Leki zakończone rok temu') +
      p('Nolpaza') +
      auto('Klasa') +
      p('2c');
    expect(fields(body)).toEqual(['medicalHistory.currentMeds=Letrox', 'medicalHistory.pastMeds=Nolpaza']);
    expect(unplaced(body)).toEqual(['Klasa: 2c']);
  });

  it('[core §7] odpowiedź, która wybiera słowo pytania, jest odpowiedzią', () => {
    const auto = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr>');
    const body =
      auto('Gazy, zaparcia, rozwolnienie') +
      p('gazy') +
      auto('Przyjmowane leki') +
      p('Letrox') +
      auto('Klasa') +
      p('2c');
    expect(fields(body)).toEqual(['gastro.peristalsis=gazy', 'medicalHistory.currentMeds=Letrox']);
  });

  it.each([
    ['kropki', (label: string, answer: string) => p(`${label} …… ${answer}`)],
    ['tabulatory', (label: string, answer: string) => p(`${label}\t${answer}`)],
    ['dwukropki', (label: string, answer: string) => p(`${label}: ${answer}`)],
  ])('[core §7] znak, który dzieli inne pytania od odpowiedzi, dzieli i to: %s', (_, write) => {
    const body =
      write('Przyjmowane leki', 'Letrox') +
      write('Alergie w rodzinie i inne choroby rodziców, rodzeństwa', 'tata – katar sienny') +
      write('Numer pokoju, piętro i skrzydło domu', '12 B');
    expect(fields(body)).toEqual([
      'medicalHistory.currentMeds=Letrox',
      'medicalHistory.geneticLoad=tata – katar sienny',
    ]);
    expect(unplaced(body)).toEqual(['Numer pokoju, piętro i skrzydło domu: 12 B']);
  });

  it('[core §7] dwukropek i znak zapytania w odpowiedzi niczego z niej nie zabierają', () => {
    const body = [
      'Jakie leki Pani bierze: Letrox? nie pamiętam nazwy',
      'Czy ma Pani alergie? Jeśli tak, na co? kiwi, może seler? nie wiem',
      'Jak często spożywane są produkty takie jak: nabiał? latem',
      'Numer pokoju i piętro domu: 12 B',
    ];
    const read = [
      ...fields(body.map((text) => p(text)).join('')),
      ...unplaced(body.map((text) => p(text)).join('')),
    ];
    const text = read.join(' ');
    for (const word of ['Letrox', 'pamiętam', 'kiwi', 'seler', 'wiem', 'latem', '12 B'])
      expect([word, text.includes(word)]).toEqual([word, true]);
    expect(read.filter((one) => one.startsWith('nutrition'))).toEqual([]);
  });

  it('[core §7] pytanie o wygląd stolca nie stoi obok tego, jak często', () => {
    const body = table(
      ['Stolec – konsystencja, kolor', 'luźny'],
      ['Liczba stolców na dobę', '3'],
      ['Telefon', '600 100 200'],
    );
    expect(fields(body)).toEqual(['gastro.bowelFrequency=3', 'header.phone=600 100 200']);
    expect(unplaced(body)).toEqual(['Stolec – konsystencja, kolor: luźny']);
  });
});
