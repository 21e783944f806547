/** What a single cell of a laboratory's report says. Layouts and traps: the specification's samples and common panels. */
import { foldText } from '@pora/text-pl/fold';

const UNIT = String.raw`(?:U|j\.?(?:\s?m\.?)?)\s?\/\s?ml`;
const MARKS = String.raw`[\s*↑↓⬆⬇!+]*`;
const NUMBER = String.raw`(?:[<>≤≥]=?\s*)?\d{1,3}(?:[ \u00a0]\d{3}|\d{0,2})(?:[.,]\d+)?`;
/** What may follow a unit: `45 U/ml (+++)`, `12 U/ml norma`. */
const GRADE = String.raw`(?:[\s,;–-]*\(?[\p{L}+ ]{1,25}\)?|\s*\([-–]\))?`;
/** A unit behind a number, also in brackets: `12 [U/ml]`. */
const UNIT_BEHIND = String.raw`(?:${UNIT}|\[${UNIT}\]|\(${UNIT}\))`;
const VALUE = new RegExp(
  String.raw`^[\s*~]*(?:IgG\s*[:=]?\s*)?(${NUMBER})\s*(?:${UNIT_BEHIND}${GRADE})?${MARKS}(?:[HL])?$`,
  'iu',
);
/** A name and its result in one cell: `Dorsz........12`, `12. Dorsz 45 U/ml`. */
const NAMED_VALUE = new RegExp(
  String.raw`^(.*?\p{L}.*?)(?!(?<=\d)\.\d)[\s.…_·:–-]+(${NUMBER})\s*(?:${UNIT_BEHIND}${GRADE})?${MARKS}$`,
  'iu',
);
/** A result in brackets behind its name; only a unit tells it from a remark: `Dorsz (12 U/ml)`. */
const NAMED_IN_BRACKETS = new RegExp(String.raw`^(.*?\p{L}.*?)\s*[([](${NUMBER})\s*${UNIT}[)\]]$`, 'iu');
const ABOUT_SO_MUCH = String.raw`(?:ok\.|oko[łl]o|ca\.?|circa|~|≈|±|powy[żz]ej|poni[żz]ej|mniej ni[żz]|wi[ęe]cej ni[żz])`;
const BETWEEN = String.raw`(?:[-–/]|lub|do)`;
const NO_RESULT = String.raw`(?:n\.\s?[bdw]\.?|n\/[abdo]|brak (?:wyniku|danych)|nie (?:oznaczono|wykonano|badano|zbadano)|nieoznaczon[eya]|niewykonan[eya]|#\S{1,8})`;
/** A name with what is no number where its result would be: `Dorsz ok. 12`, `Karp 12–13 U/ml`, `Sum n.b.`. */
const NAMED_OTHER = [
  String.raw`${ABOUT_SO_MUCH}\s*${NUMBER}.{0,20}`,
  String.raw`${NUMBER}\s*${BETWEEN}\s*${NUMBER}\s*(?:${UNIT})?${MARKS}`,
  NO_RESULT,
].map((result) => new RegExp(String.raw`^(.*?\p{L}.*?)(?:[.…_·]{2,}|[\s:=–-]+)\s*(${result})$`, 'iu'));
/** Words before a number that make it no result: addresses, numbered parts. */
const NUMBERED =
  /^(?:ul\.|al\.|pl\.|os\.|nip\b|regon\b|krs\b|grupa\b|kategoria\b|tabela\b|czesc\b|rozdzial\b|str\b|\d{2}-\d{3})/u;
const OWN_UNIT = new RegExp(String.raw`(?<!\p{L})${UNIT}(?!\p{L})`, 'iu');
const OWN_UNIT_AT_END = new RegExp(String.raw`[\s,–-]*[([]?${UNIT}[)\]]?$`, 'iu');
const FOREIGN_UNIT =
  /(?<!\p{L})(?:(?:[µumn]|mc)?g\s?\/\s?[md]?l|(?:k|m|A|R|E|I|BA)UA?\s?\/\s?m?l|kUA?\s?\/\s?l|[UJ]\s?\/\s?d?l|MFI)(?!\p{L})/iu;
const MISSING =
  /^(?:[-–—.…_\s]+|n\.?\s?[bdw]\.?|n\/[abdo]|bd\.?|brak( wyniku| danych)?|nie (oznaczono|wykonano|badano|zbadano)|nieoznaczon[eya]|niewykonan[eya])$/iu;
const CLASS =
  /^(?:\+{1,5}|-|0|norma(ln[yae])?|w normie|prawidlow[ya]|podwyzszon[yae]|graniczn[yae]|wynik (graniczny|prawidlowy|podwyzszony|ujemny|dodatni)|nisk[iae]e?|srednia?|sredni[ea]|wysok[iae]e?|silna?|slaba?|ujemn[ya]|dodatni[a]?|brak reakcji|elevated|borderline|normal|low|high|[hl]|klasa \d)$/u;

/** The number a cell states as a result: the bound of `<7,0`; undefined when it states none. */
export function valueOf(text: string): number | undefined {
  const found = VALUE.exec(text)?.[1];
  return found === undefined ? undefined : toNumber(found);
}

/** Name and result that stand in one cell. */
export function namedValueOf(text: string): { name: string; value: number } | undefined {
  if (namedOtherOf(text)) return undefined;
  const [, name, value] = NAMED_IN_BRACKETS.exec(text) ?? NAMED_VALUE.exec(text) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value: toNumber(value) };
}

/** Name that stands in one cell with what is no number: to be shown, as nobody may guess it. */
export function namedOtherOf(text: string): { name: string; text: string } | undefined {
  for (const pattern of NAMED_OTHER) {
    const [, name, other] = pattern.exec(text) ?? [];
    if (name !== undefined && other !== undefined) return { name, text: other };
  }
  return undefined;
}

/** Whether a text with a number at its end states a result beyond doubt: the number has decimals. */
export const statesDecimal = (text: string) => /\d[.,]\d+\s*$/u.test(text);

/** Whether the number at the end of a text counts something else than a result. */
export const isNumbered = (text: string) => NUMBERED.test(foldText(text));

function toNumber(text: string): number {
  return Number(text.replace(/[<>≤≥=\s\u00a0]/gu, '').replace(',', '.'));
}

/** Whether the cell says that there is no result. */
export const isMissing = (text: string) => MISSING.test(text);

/** Whether the cell grades a result in words or marks. */
export const isClass = (text: string) => CLASS.test(foldText(text));

/** Whether the cell names the unit the limits are made for, U/ml. */
export const hasOwnUnit = (text: string) => OWN_UNIT.test(text);

/** Whether the cell holds a unit and nothing else. */
export const isUnit = (text: string) => hasOwnUnit(text) && !/\d/u.test(text) && text.length <= 8;

/** The unit of another scale, as it is written; undefined when the cell names none. */
export function foreignUnitOf(text: string): string | undefined {
  return FOREIGN_UNIT.exec(text.replaceAll('μ', 'µ'))?.[0].replace(/\s/gu, '');
}

/** A name without its numbering, leading dots and colon. */
export function tidyName(text: string): string {
  return text
    .replace(/^\s*\d{1,3}\s?[.)]\s+/u, '')
    .replace(/^[\s.…_·*•–-]+/u, '')
    .replace(/(?:[\s.]*\.{2,}|[\s…_·:=*–-]+)$/u, '')
    .trim();
}

/** The heading of a category without numbering, the word "Kategoria" and what says that it goes on. */
export function tidyHeading(text: string): string {
  return (
    tidyName(text.replace(/^\s*(?:[IVX]{1,4}[.)]|\d{1,2})\s+/u, ''))
      .replace(OWN_UNIT_AT_END, '')
      .replace(/\s*\(\d{1,3}\)$/u, '')
      .replace(
        /\s*[–,(-]\s*(?:liczba|ilość|średnia|suma|\d+\s+(?:produkt|pozycj|antygen|alergen)\p{L}*)(?!\p{L}).*$/iu,
        '',
      )
      .replace(/^(?:kategoria|grupa(?: produktów)?)\s*[:–-]\s*/iu, '')
      // The head of the names may stand in one cell with the category above it.
      .replace(/(?<=\p{L}{2})\s+(?:produkt|antygen|nazwa|pokarm|alergen)y?$/iu, '')
      .replace(/[\s,–-]*\(?\s*(?:cd\.?|c\.d\.|ciąg dalszy)\s*\)?$/iu, '')
      .trim()
  );
}

/** Words that begin what is about the patient, the laboratory or the scale, never a food with a result. */
const ABOUT =
  /^(?:imie|nazwisko|pacjent|klient|data|urodzon|pesel|plec|wiek|wzrost|masa ciala|adres|tel\b|telefon|infolini|kontakt|e-?mail|www|numer|nr\b|kod\b|id\b|lekarz|zlecaj|zlecen|laborator|diagnost|metoda|material|probka|zakres|wartosci?\b|referenc|legenda|strona|page\b|podpis|uwag|igg|ige\b|suma\b(?! )|suma (?:wynikow|punktow|igg)|razem|srednia|liczba\b|lacznie|ogolem|wydruk|autoryz|zatwierdz|interpret|norm[ay]\b|normal|graniczn|podwyzsz|klas[ay]\b|prog\b|skala|wynik|jednostk|objasnien|opracowa|kontrola|minimum|maksimum|dokument)/u;
/** What a title of a report begins with. */
const TITLE =
  /^(?:raport|badani|panel\b|profil\b|test\b|testy|nietoleranc|alergi|sprawozd|food ?(?:print|detective)|imupro|przeciwcial|cns\b|wyniki?\b|lista|zestaw|produkty wedlug|order of|food groups)/u;
/** Headings of an order of reactivity. */
const REACTIVITY = /^(?:podwyzszon|graniczn|norma|normaln|w normie|wynik[i]? (?:podwyz|granic|norm))/u;
const LONGEST_NAME = 80;

/** Other measures than the results have units of their own. */
const OTHER_MEASURE = /^(?:igg\b|ige\b|uwag|legenda|objasn|metoda|material)/u;

/** Whether the unit in a row with this label says nothing about the results. */
export const isOtherMeasure = (text: string) => OTHER_MEASURE.test(foldText(text));

/** Whether a row with this label is about something else than a tested food. */
export const isAboutReport = (text: string) => ABOUT.test(foldText(text));

/** Whether a text begins as titles of reports do. */
export const isTitle = (text: string) => TITLE.test(foldText(text));

/** Whether the heading sorts by reaction, so that the foods have no category of their own. */
export const isReactivity = (text: string) => REACTIVITY.test(foldText(text)) && text.length <= 30;

/** Whether a text that stands alone may name a category. */
export function mayBeHeading(text: string): boolean {
  if (text.length > LONGEST_NAME || !/\p{L}{2}/u.test(text) || valueOf(text) !== undefined) return false;
  // A result that touches the name before it.
  if (/\p{L}\d+[.,]\d+$|\p{Ll}{2}\d{2,3}$/u.test(text)) return false;
  if (isReactivity(text)) return true;
  const isSentence = /[.;]$/u.test(text) && text.split(' ').length > 4;
  const folded = foldText(text);
  return !(
    isSentence ||
    ABOUT.test(folded) ||
    TITLE.test(folded) ||
    isMissing(text) ||
    /https?:|@/u.test(text)
  );
}

const KNOWN_CATEGORY =
  /^(?:nabial|jaja|jajka|produkty mleczne|mleko i|zboz|produkty zboz|mies(?!za)|drob|ryb|owoce|warzyw|strączk|rosliny strącz|straczk|rosliny straczk|orzech\w* i|nasiona|ziola|przypraw|grzyb|alg|rozne|inne|pozostal|napoj|uzywk|tluszcz|olej|slodz)/u;

/** Whether the heading is one that laboratories use. */
export const isKnownCategory = (text: string) => KNOWN_CATEGORY.test(foldText(text));

/** Whether the text is written in capitals, as headings are. */
export const isUpperCase = (text: string) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
