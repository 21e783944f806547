/** The four services; the name is also the Postgres schema. */
export type ServiceName = 'patients' | 'plans' | 'catalog' | 'admin';
