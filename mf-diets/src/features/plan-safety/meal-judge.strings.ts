/** Words of a meal that is judged before it is planned. */
export const judgeStrings = {
  food: (name: string, value: string | undefined) => {
    const lower = name.charAt(0).toLocaleLowerCase('pl') + name.slice(1);
    return value === undefined ? lower : `${lower}\u00a0(${value})`;
  },
} as const;
