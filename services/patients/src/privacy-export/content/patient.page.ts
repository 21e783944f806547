import { GOAL_LABELS, PATIENT_STATUS_LABELS, SEX_LABELS } from '@pora/contracts/patients/patient.vocabulary';
import { CONSENT_TEXTS, CONSENT_WAY_LABELS } from '@pora/contracts/privacy/consent.vocabulary';
import type { Consent } from '@pora/contracts/privacy/privacy.model';
import { formatDateTime } from '@pora/text-pl/dates';
import type { ExportContent } from '../export-content.js';
import { facts, type Html, html, page } from './page.js';
import { day, typed, withUnit } from './words.js';

/** What is known of the person, and what they agreed to. */
export function patientPage({ patient, consents, erasureRequest }: ExportContent): string {
  const { personal, anthropometrics, notes } = patient;
  return page(
    'Dane i zgody',
    facts([
      ['Imię', personal.firstName],
      ['Nazwisko', personal.lastName],
      ['Płeć', personal.sex && SEX_LABELS[personal.sex]],
      // A year is written without a space between thousands.
      ['Rok urodzenia', personal.birthYear],
      ['E-mail', personal.contact.email],
      ['Telefon', personal.contact.phone],
      ['Wzrost', withUnit(anthropometrics.heightCm, 'cm')],
      ['Masa początkowa', withUnit(anthropometrics.startingWeightKg, 'kg')],
      ['Masa docelowa', withUnit(patient.goal.targetWeightKg, 'kg')],
      ['Współczynnik aktywności (PAL)', typed(patient.activityFactor)],
      ['Cel', GOAL_LABELS[patient.goal.primary]],
      ['Dobowe zapotrzebowanie (TDEE)', withUnit(patient.tdee, 'kcal')],
      ['Status', PATIENT_STATUS_LABELS[patient.status]],
      ['Ostatnia wizyta', day(patient.lastVisitDate)],
      ['Notatki gabinetu', notes],
      ['Wpisano do systemu', formatDateTime(patient.createdAt)],
      ['Ostatnia zmiana', formatDateTime(patient.updatedAt)],
    ]),
    html`<h2>Zgody</h2>`,
    consents.length === 0 ? html`<p class="quiet">Nie zapisano żadnej zgody.</p>` : consents.map(consentPart),
    erasureRequest &&
      html`<h2>Prośba o usunięcie danych</h2>
        <p>Zapisana ${formatDateTime(erasureRequest.requestedAt)}.</p>`,
  );
}

function consentPart({ textVersion, date, how, givenBy, withdrawal }: Consent): Html {
  const text = CONSENT_TEXTS.find(({ version }) => version === textVersion);
  return html`<section>
    <h3>${text?.title ?? 'Zgoda'}, wersja ${textVersion}</h3>
    ${facts([
      ['Udzielona', `${day(date)}, ${CONSENT_WAY_LABELS[how]}`],
      ['Kto udzielił', givenBy.kind === 'person' ? 'ta osoba' : `${givenBy.name}, ${givenBy.relation}`],
      ['Telefon opiekuna', givenBy.kind === 'guardian' ? givenBy.phone : ''],
      ['Wycofana', withdrawal && `${day(withdrawal.date)}, ${CONSENT_WAY_LABELS[withdrawal.how]}`],
    ])}
    ${text?.paragraphs.map((paragraph) => html`<p class="quiet">${paragraph}</p>`)}
  </section>`;
}
