/** How a consent was given or withdrawn. */
export const CONSENT_WAYS = ['visit', 'email', 'post', 'phone'] as const;

/** How a consent was given or withdrawn. */
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** Polish words of {@link CONSENT_WAYS}, to stand after a date. */
export const CONSENT_WAY_LABELS: Readonly<Record<ConsentWay, string>> = {
  visit: 'na wizycie',
  email: 'e-mailem',
  post: 'listownie',
  phone: 'telefonicznie',
};

/** Whether a patient's data may be used: told by the newest consent, and never guessed. */
export const CONSENT_STATES = ['valid', 'withdrawn', 'none'] as const;

/** Longest texts of a consent, in characters. */
export const CONSENT_LIMITS = { guardianName: 120, relation: 60, phone: 40 } as const;

/** Why a child's consent needs a guardian. */
export const GUARDIAN_REQUIRED = 'Za osobę, która nie skończyła 18 lat, zgody udziela opiekun';

/** What somebody agrees to. A text that was once used stays as it was: a change of words is a new version. */
export interface ConsentText {
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Every text a consent was ever given to, the newest first. */
export const CONSENT_TEXTS = [
  {
    version: '1.0',
    title: 'Zgoda na przetwarzanie danych o zdrowiu',
    paragraphs: [
      'Wyrażam zgodę na przetwarzanie moich danych osobowych, w tym danych o zdrowiu (wywiad, pomiary, wyniki badań nietolerancji, przebieg wizyt i plany diety), przez gabinet dietetyczny, który mnie prowadzi, w celu ułożenia i prowadzenia diety.',
      'Zgoda jest dobrowolna. Mogę ją wycofać w każdej chwili, tak samo łatwo, jak została udzielona. Wycofanie nie wpływa na to, co zrobiono przed nim zgodnie z prawem.',
      'Mam prawo dostępu do danych, ich poprawienia, przeniesienia, ograniczenia przetwarzania i usunięcia oraz prawo skargi do Prezesa Urzędu Ochrony Danych Osobowych.',
      'Dane widzą tylko osoby pracujące w gabinecie. Każde otwarcie i każda zmiana danych są zapisywane.',
      'Jeżeli zgody udziela opiekun, oświadcza, że może działać w imieniu osoby, której dane dotyczą.',
    ],
  },
] as const satisfies readonly ConsentText[];

/** The text a new consent is given to. */
export const CURRENT_CONSENT_TEXT: ConsentText = CONSENT_TEXTS[0];
