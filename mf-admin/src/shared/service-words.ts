import { type AuditService } from '@pora/contracts/admin/audit.vocabulary';

const WORDS: Readonly<Record<AuditService, string>> = {
  admin: 'administracja',
  catalog: 'biblioteka i reguły',
  patients: 'pacjenci i wizyty',
  plans: 'plany diety',
};

/** What a service is called where something of it is missing. */
export const serviceWords = (service: AuditService) => WORDS[service];
