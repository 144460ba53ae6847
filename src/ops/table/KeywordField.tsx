import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $place, setQuery } from '../console-place.ts'

type Props = {
  label: string
  placeholder: string
  /** Its word in the address. */
  name?: string
  /** What its button is called, where a table has several. */
  button?: string
  /** Characters without which nothing is searched. */
  minLength?: number
  maxLength?: number
}

/** A search of a table, by default `q` in the address; Enter searches. */
export function KeywordField(props: Props) {
  const { label, placeholder, name = 'q', button = 'Cari', minLength, maxLength = 100 } = props
  const keyword = useStore($place).query[name] ?? ''
  const [text, setText] = useState(keyword)
  // Another keyword by the address is shown as it is there; the field stays, and with it the focus.
  const [shown, setShown] = useState(keyword)
  if (shown !== keyword) {
    setShown(keyword)
    setText(keyword)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setQuery({ [name]: text.trim(), page: undefined }, true)
  }
  return (
    <form className="join" onSubmit={submit}>
      <input
        className="input-bordered input join-item h-11 w-64 max-w-full"
        aria-label={label}
        placeholder={placeholder}
        minLength={minLength}
        maxLength={maxLength}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" look="plain" className="join-item" aria-label={button}>
        <Search className="size-5" aria-hidden="true" />
      </Button>
    </form>
  )
}
