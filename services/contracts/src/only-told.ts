/** Key of what a schema tells readers of the document alone. */
export const ONLY_TOLD = 'x-only-told';

/**
 * For the `meta` of a value in a query: what the check behind it takes. Releases are not compared by it: a list that grows
 * with the product would keep a service from being released beside pages that knew it shorter, or took any text for it.
 */
export const onlyTold = (more: Record<string, unknown>) => ({ [ONLY_TOLD]: more });
