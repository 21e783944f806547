/** Polish texts of the charts. */
export const chartStrings = {
  date: 'Data',
  point: (date: string, values: string) => `${date}: ${values}`,
} as const;
