import { randomUUID } from 'node:crypto';

/** Who does what no person does, in the audit trail. */
export const system = () => ({ email: 'system', requestId: randomUUID() });
