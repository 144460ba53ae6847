import { Button } from '#components/ui/Button.tsx'

type Props = {
  /** The ids below which the pages begin that were passed. */
  passed: readonly number[]
  /** Where the next page begins; null at the end. */
  next: number | null
  /** The list begins with the oldest. */
  isOldestFirst?: boolean
  onPass: (passed: readonly number[]) => void
}

/** Steps through a list that has no page numbers: newer and older. */
export function OpsKeysetPages({ passed, next, isOldestFirst = false, onPass }: Props) {
  if (passed.length === 0 && next === null) return null
  const [back, on] = isOldestFirst ? ['Lebih lama', 'Lebih baru'] : ['Lebih baru', 'Lebih lama']
  return (
    <div className="flex gap-2">
      {passed.length > 0 && (
        <Button look="plain" onClick={() => onPass(passed.slice(0, -1))}>
          {back}
        </Button>
      )}
      {next !== null && (
        <Button look="plain" onClick={() => onPass([...passed, next])}>
          {on}
        </Button>
      )}
    </div>
  )
}
