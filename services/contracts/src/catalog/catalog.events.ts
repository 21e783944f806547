/**
 * Redis channel on which the catalogue service names each new revision [architecture §5]. News only let readers fetch
 * early: whoever needs the catalogue asks for it conditionally all the same.
 */
export const CATALOGUE_CHANNEL = 'pora:catalog:changed';
