import { countOf } from '@pora/kit';

const OTHERS = { one: 'wynik', few: 'wyniki', many: 'wyników' };

/** Texts of the progress report. */
export const reportStrings = {
  heading: 'Twoje postępy',
  period: (from: string, to: string, time: string) => `${from}–${to} · ${time}`,
  prepared: (date: string) => `Przygotowano ${date}`,
  weightChange: (from: string, to: string) => `masa ${from} → ${to}`,
  waistChange: (from: string, to: string) => `talia ${from} → ${to}`,
  ofAll: (part: string, all: string) => `${part} z ${all}`,
  visitsKept: 'wizyt odbytych',
  curve: 'Masa ciała',
  noCurve: 'Nie ma jeszcze pomiarów masy.',
  lengths: 'Obwody',
  length: 'Obwód',
  change: 'Zmiana',
  stages: 'Etapy',
  stage: 'Etap',
  days: 'Dni',
  calories: 'Kalorie',
  goesOn: (label: string) => `${label}, trwa`,
  visits: 'Wizyty',
  visitWords: (kept: string, missed: string) => `odbyte: ${kept}, nieobecności: ${missed}`,
  resultsTitle: (date: string | null) =>
    date ? `Podwyższone wyniki nietolerancji z ${date}` : 'Podwyższone wyniki nietolerancji',
  noElevated: 'Żaden wynik nie przekracza 29 U/ml.',
  more: (count: number) => `i jeszcze ${countOf(count, OTHERS)}`,
  noAllergy: 'IgG to nie test alergii. Wynik mówi o kontakcie z pokarmem, nie rozpoznaje alergii.',
  next: 'Do następnej wizyty',
  nextOn: (date: string, time: string) => `Do następnej wizyty, ${date} o ${time}`,
  notes: 'Notatki',
  title: (name: string) => `Raport postępów: ${name}`,
  description: 'Jedna strona A4 dla pacjenta: do wydruku albo w pliku Word.',
  preview: 'Podgląd raportu',
  notesField: 'Do następnej wizyty',
  notesHint:
    'To notatki najbliższej wizyty w harmonogramie. Każdy wiersz to punkt raportu, pacjent go przeczyta.',
  notesNoVisit:
    'Nie ma umówionej wizyty, więc notatek nie ma gdzie zapisać. W raporcie zostaje miejsce na odręczne.',
  notesTooLong: 'Tyle notatek może nie zmieścić się na jednej stronie.',
  saveNotes: 'Zapisz notatki',
  notesSaved: 'Zapisano notatki wizyty',
  notesFailed: 'Nie udało się zapisać notatek wizyty',
  print: 'Drukuj',
  docx: 'Pobierz DOCX',
  docxMade: 'Pobrano raport',
  docxFailed: 'Nie udało się utworzyć pliku',
  back: 'Wróć',
  loading: 'Przygotowywanie raportu…',
  failed: 'Nie udało się przygotować raportu',
} as const;
