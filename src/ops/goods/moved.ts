/** A list with one of its items moved to another place: (['a', 'b', 'c'], 2, 0) // => ['c', 'a', 'b'] */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  const [item] = list.slice(from, from + 1)
  return item === undefined || to < 0 || to >= list.length ? [...list] : rest.toSpliced(to, 0, item)
}
