const plain = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Whether two headings are the same to a reader. */
export const sameHeading = (a: string, b: string): boolean => plain(a) === plain(b)

/** Finds the columns of a table by their headings, read without case, spaces and signs. */
export function headingsOf<K extends string>(
  columns: readonly { key: K; name: string; also: readonly string[] }[]
) {
  const byHeading = new Map(
    columns.flatMap(({ key, name, also }) => [name, ...also].map(heading => [plain(heading), key] as const))
  )
  const names = new Map<string, string>(columns.map(({ key, name }) => [key, name]))
  return {
    /** Undefined for a heading that is not ours. */
    keyOf: (heading: string): K | undefined => byHeading.get(plain(heading)),
    nameOf: (key: string): string => names.get(key) ?? key
  }
}
