/** Frames of sentences with what they mean by construction; `{x}` asks for one or several objects in a case. */
import type { WordField } from '@pora/engine/text-pl/read-phrase';

/**
 * `avoid`: the objects must be kept out, or asked about; `permit`, `deny`, `relative`: they must not be kept out by this;
 * `past`: nobody knows how it is now, kept out or asked about; `nothing`: says nothing of food.
 */
export type Meaning = 'avoid' | 'permit' | 'deny' | 'relative' | 'past' | 'nothing';

/** A way to say something. */
export interface Frame {
  readonly text: string;
  readonly meaning: Meaning;
  readonly fields: readonly WordField[];
}

const MEDICAL: readonly WordField[] = ['allergies', 'intolerances', 'chronic', 'complaints', 'notes'];
const ASKED: readonly WordField[] = ['allergies', 'intolerances', 'disliked'];
const TASTE: readonly WordField[] = ['disliked', 'notes'];
const EVERY: readonly WordField[] = [...MEDICAL, 'disliked'];

const frames = (meaning: Meaning, fields: readonly WordField[], texts: string): Frame[] =>
  texts
    .trim()
    .split('\n')
    .map((text) => ({ text: text.trim(), meaning, fields }));

/** Frames that say everything by themselves. */
export const FRAMES: readonly Frame[] = [
  ...frames(
    'avoid',
    MEDICAL,
    `uczulenie na {accusative}
     alergia na {accusative}
     alergia pokarmowa na {accusative}
     jestem uczulona na {accusative}
     pacjent uczulony na {accusative}
     mam alergię na {accusative}
     stwierdzono alergię na {accusative}
     nietolerancja {genitive}
     brak tolerancji {genitive}
     nie toleruję {genitive}
     nie toleruje {genitive}
     nie mogę jeść {genitive}
     nie mogę nic z {instrumental}
     po {locative} mam wysypkę
     po {locative} boli mnie brzuch
     wysypka po {locative}
     obrzęk ust po {locative}
     kurcze brzucha po {locative}
     duszność po {locative}
     źle się czuję po {locative}
     reaguję na {accusative}
     uczula mnie {nominative}
     szkodzi mi {nominative}
     alergia: {nominative}
     alergie pokarmowe ({nominative})
     {nominative} – wysypka`,
  ),
  ...frames(
    'avoid',
    EVERY,
    `nie jem {genitive}
     unikam {genitive}
     dieta bez {genitive}
     proszę bez {genitive}
     wykluczam {accusative}`,
  ),
  ...frames(
    'avoid',
    TASTE,
    `nie lubię {genitive}
     nie lubi {genitive}
     nie znoszę {genitive}
     nie przepadam za {instrumental}
     nienawidzę {genitive}
     omijam {accusative}
     jem wszystko oprócz {genitive}
     lubię wszystko poza {instrumental}
     {genitive} nie lubię
     {genitive} nie jem`,
  ),
  ...frames('avoid', ['accepted'], `nie lubię {genitive}\nnie jem {genitive}`),
  ...frames(
    'permit',
    EVERY,
    `{accusative} jem bez problemu
     {accusative} toleruję
     lubię {accusative}
     chętnie jem {accusative}
     {accusative} mogę jeść
     {nominative} ok
     po {locative} czuję się dobrze`,
  ),
  ...frames('permit', ['accepted'], `lubię {accusative}\nchętnie jem {accusative}`),
  ...frames(
    'deny',
    MEDICAL,
    `brak alergii na {accusative}
     nie mam alergii na {accusative}
     nie ma uczulenia na {accusative}
     nie jestem uczulona na {accusative}
     nie stwierdzono alergii na {accusative}
     wykluczono alergię na {accusative}
     nie mam problemów z {instrumental}
     nigdy nie miałam problemów z {instrumental}
     nie mam żadnych dolegliwości po {locative}`,
  ),
  ...frames(
    'relative',
    MEDICAL,
    `mama uczulona na {accusative}
     siostra ma alergię na {accusative}
     brat nie toleruje {genitive}
     syn ma uczulenie na {accusative}
     w rodzinie alergia na {accusative}`,
  ),
  ...frames(
    'past',
    MEDICAL,
    `w dzieciństwie alergia na {accusative}
     kiedyś uczulenie na {accusative}
     wyrosłam z alergii na {accusative}`,
  ),
  ...frames(
    'nothing',
    MEDICAL,
    `brak alergii
     nie zgłasza alergii pokarmowych
     bez uczuleń
     nie stwierdzono alergii ani nietolerancji
     alergie neguje`,
  ),
  ...frames(
    'nothing',
    ['chronic', 'complaints', 'notes'],
    `proszę o kontakt po 17
     pracuję zmianowo
     przyjmuję witaminę D i magnez
     Hashimoto od 2015 r
     zgaga wieczorem
     wzdęcia od tamtej pory
     mam mało czasu na gotowanie`,
  ),
];

/** The names alone, where the question is about food. */
export const BARE_FRAMES: readonly Frame[] = frames('avoid', ASKED, '{nominative}');

/** Between clauses; the last ones only where both are said of the same person. */
export const STRONG_CONNECTORS: readonly string[] = ['. ', '; ', '\n', '.\n'];
export const WEAK_CONNECTORS: readonly string[] = [', ale ', ', natomiast ', '; za to '];
/** Between the objects of one frame. */
export const LISTS: readonly string[] = [' i ', ' oraz ', ', ', '/', ' a także '];
/** A comma would leave it open whether the first of them is said of as the last. */
export const CLEAR_LISTS: readonly string[] = [' i ', ' oraz '];
