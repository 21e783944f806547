/** The rows with one of them at another place, from 0. */
export function movedTo<Row extends { key: string }>(rows: readonly Row[], key: string, to: number): Row[] {
  const row = rows.find((one) => one.key === key);
  if (!row) return [...rows];
  return rows.filter((one) => one !== row).toSpliced(to, 0, row);
}
