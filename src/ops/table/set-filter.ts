import { setQuery } from '../console-place.ts'

/** Sets a filter of a table in the address, or removes it; the list begins again at its first page. */
export const setFilter =
  (name: string) =>
  (value: string | number | undefined): void =>
    setQuery({ [name]: value?.toString(), page: undefined }, true)
