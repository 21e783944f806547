/** Patient a new plan is for: id, and the display name that the search field shows. */
export interface PlanPatient {
  patientId: string;
  patient: string;
}

const withQuery = (path: string, query: Record<string, string>) => {
  const search = String(new URLSearchParams(query));
  return search === '' ? path : `${path}?${search}`;
};

/** Every address inside the product [core §2]; requests travel in the query and are consumed on arrival. */
export const paths = {
  home: '/',
  login: '/login',
  dashboard: '/dashboard',
  patients: '/patients',
  schedule: '/schedule',
  diets: '/diets',
  meals: '/meals',
  intolerances: '/intolerances',
  foods: '/foods',
  settings: '/settings',
  admin: '/admin',
  /** Begins the sign-in at the server; ends on the page when one is named. Not an address of the router. */
  signIn: (page?: string) => withQuery('/auth/google', page === undefined ? {} : { return: page }),
  meal: (id: string) => `/meals/${encodeURIComponent(id)}`,
  food: (id: string) => `/foods/${encodeURIComponent(id)}`,
  /** Patients, with the request to open the new-patient dialog. */
  addPatient: () => withQuery('/patients', { new: '1' }),
  /** Patients, with the request to open the details of one. */
  patient: (patientId: string) => withQuery('/patients', { patientId }),
  /** Patients, with the request to open how the survey of one was understood. */
  surveyWords: (patientId: string) => withQuery('/patients', { patientId, words: '1' }),
  /** Deleted patients and plans, which can come back for 30 days. */
  trash: withQuery('/patients', { trash: '1' }),
  /** Diets, with the request to open the new-plan dialog, for a patient when given [diets §2]. */
  newPlan: (patient?: PlanPatient) => withQuery('/diets', { new: '1', ...patient }),
  /** Diets, with the request to open a plan [diets §2]. */
  plan: (planId: string) => withQuery('/diets', { planId }),
} as const;
