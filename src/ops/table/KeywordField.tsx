import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $place, setQuery } from '../console-place.ts'

type Props = {
  label: string
  placeholder: string
  /** Characters without which nothing is searched. */
  minLength?: number
}

/** The search of a table, `q` in the address; Enter searches. */
export function KeywordField(props: Props) {
  const keyword = useStore($place).query['q'] ?? ''
  // Another keyword by the address is shown as it is there.
  return <Field key={keyword} keyword={keyword} {...props} />
}

function Field({ keyword, label, placeholder, minLength }: Props & { keyword: string }) {
  const [text, setText] = useState(keyword)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setQuery({ q: text.trim(), page: undefined }, true)
  }
  return (
    <form className="join" onSubmit={submit}>
      <input
        className="input-bordered input join-item h-11 w-64 max-w-full"
        aria-label={label}
        placeholder={placeholder}
        minLength={minLength}
        maxLength={100}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" look="plain" className="join-item" aria-label="Cari">
        <Search className="size-5" aria-hidden="true" />
      </Button>
    </form>
  )
}
