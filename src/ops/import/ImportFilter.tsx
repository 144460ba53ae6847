import { useStore } from '@nanostores/react'

import { $place, setQuery } from '../console-place.ts'

type Props = {
  /** Its word in the address, and those that a choice removes there: the other filter, and the page. */
  name: string
  drops: readonly string[]
  label: string
  /** What it says where nothing is filtered. */
  all: string
  words: Readonly<Record<string, string>>
}

/** Filters what an import lists by what would happen to it, or has happened; the choice stands in the address. */
export function ImportFilter({ name, drops, label, all, words }: Props) {
  const value = useStore($place).query[name] ?? ''
  const choose = (word: string) => {
    const dropped = Object.fromEntries(drops.map(one => [one, undefined]))
    setQuery({ ...dropped, [name]: word }, true)
  }
  return (
    <select
      className="select-bordered select h-11 w-auto max-w-full"
      aria-label={label}
      value={value in words ? value : ''}
      onChange={event => choose(event.target.value)}
    >
      <option value="">{all}</option>
      {Object.entries(words).map(([one, word]) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </select>
  )
}
