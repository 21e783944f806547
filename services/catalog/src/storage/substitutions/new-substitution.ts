/** What a substitution is made from. */
export interface NewSubstitution {
  readonly foodId: number;
  readonly substituteFoodId: number;
  readonly percentage: number;
  readonly description: string;
}
