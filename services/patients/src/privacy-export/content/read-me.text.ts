import { EXPORT_FORMAT } from '@pora/contracts/privacy/export.vocabulary';
import { formatDateTime } from '@pora/text-pl/dates';
import { countOf } from '@pora/text-pl/plural';
import type { ExportContent, ExportMaking } from '../export-content.js';

const MEASUREMENTS = { one: 'pomiar', few: 'pomiary', many: 'pomiarów' };
const SURVEYS = { one: 'ankieta', few: 'ankiety', many: 'ankiet' };
const SETS = { one: 'badanie', few: 'badania', many: 'badań' };
const VISITS = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };
const PLANS = { one: 'plan', few: 'plany', many: 'planów' };
const CONSENTS = { one: 'zgoda', few: 'zgody', many: 'zgód' };
const LINES = { one: 'wpis', few: 'wpisy', many: 'wpisów' };

/** What is in the file and what is not, for whoever opens it first. */
export function readMe(content: ExportContent, { madeAt, requestedBy }: ExportMaking): string {
  const { patient, measurements, surveys, intoleranceSets, visits, plans, consents, accessHistory } = content;
  const text = `${patient.personal.firstName} ${patient.personal.lastName}: eksport danych
Przygotowany ${formatDateTime(madeAt)} na zlecenie: ${requestedBy}

Są to dane o zdrowiu. Przechowuj je i przekazuj tak, żeby nie zobaczył ich nikt niepowołany.

CO JEST W ŚRODKU
dane-i-zgody.html       dane osobowe i kontakt, notatki gabinetu, ${countOf(consents.length, CONSENTS)} z treścią
pomiary.csv             ${countOf(measurements.length, MEASUREMENTS)} (plik dla arkusza kalkulacyjnego)
ankieta.html            ${countOf(surveys.length, SURVEYS)}
nietolerancje.html      ${countOf(intoleranceSets.length, SETS)}
nietolerancje.csv       te same wyniki dla arkusza kalkulacyjnego
wizyty.html             ${countOf(visits.length, VISITS)}
plany/                  ${countOf(plans.length, PLANS)} diety, dzień po dniu
historia-dostepu.csv    ${countOf(accessHistory.length, LINES)}: kto, kiedy i co otworzył albo zmienił
dane.json               wszystko powyżej w postaci dla programów (format „${EXPORT_FORMAT.name}”, wersja ${EXPORT_FORMAT.version})

To, co leży w koszu, też tu jest i jest tak oznaczone. W plikach CSV przed treścią, którą arkusz wziąłby za
formułę, stoi apostrof. Pliki HTML otwiera każda przeglądarka, także bez internetu.

CZEGO TU NIE MA
- plików, z których wczytano ankietę lub wyniki badań: system odczytuje z nich treść, a samych plików nie przechowuje;
- wydanych plików DOCX i wcześniejszych wersji planów: plany są tu takie, jak teraz;
- historii zmian treści: historia dostępu mówi, kto i co zmienił, a nie, co tam było wcześniej;
- danych, które usunięto na trwałe, oraz kopii zapasowych.

Historia dostępu wymienia adresy e-mail osób pracujących w gabinecie.
`;
  // Without the mark older editors take it for another encoding; with no-break spaces they show signs of their own.
  return `\ufeff${text}`.replaceAll('\u00a0', ' ').replaceAll('\n', '\r\n');
}
