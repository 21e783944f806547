const wished = new Set<string>();

/** A plan that was just made is to be generated as soon as it stands open; a reload does not repeat the wish. */
export function wishGeneration(planId: string): void {
  wished.add(planId);
}

/** Whether the plan was to be generated on opening; the wish is answered once. */
export function takeGenerationWish(planId: string): boolean {
  return wished.delete(planId);
}
