import { useEffect, useRef } from 'react'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'

const icons = { row: [ArrowLeft, ArrowRight], column: [ArrowUp, ArrowDown] } as const

type Props = {
  /** The place of the item, and how many there are. */
  index: number
  count: number
  /** Names for both buttons: 'Majukan foto 1'. */
  earlier: string
  later: string
  /** Shown beside the arrows; without, they stand alone. */
  texts?: readonly [earlier: string, later: string]
  along?: keyof typeof icons
  onMove: (to: number) => void
}

/**
 * Moves an item of a list by one place. The focus stays with the item, so that a key that is pressed again moves it on; at an end it goes
 * to the other button (ops-170).
 */
export function MoveButtons({ index, count, earlier, later, texts, along = 'row', onMove }: Props) {
  const root = useRef<HTMLSpanElement>(null)
  const movedTo = useRef<number>(undefined)
  useEffect(() => {
    if (movedTo.current !== index) return
    movedTo.current = undefined
    const focused = document.activeElement
    // A focus that went elsewhere meanwhile is not taken back.
    const isHere = root.current?.contains(focused) && !focused?.matches(':disabled')
    if (isHere || (focused !== document.body && !root.current?.contains(focused))) return
    root.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus({ preventScroll: true })
  }, [index])
  const move = (to: number) => {
    movedTo.current = to
    onMove(to)
  }
  const ways = [
    [earlier, index - 1, index === 0],
    [later, index + 1, index === count - 1]
  ] as const
  return (
    <span ref={root} className="flex">
      {ways.map(([label, to, isEnd], way) => {
        const Icon = icons[along][way]!
        return (
          <Button
            key={way}
            look="ghost"
            {...(!texts && { size: 'square' as const })}
            aria-label={label}
            disabled={isEnd}
            onClick={() => move(to)}
          >
            <Icon className="size-5" aria-hidden="true" />
            {texts?.[way]}
          </Button>
        )
      })}
    </span>
  )
}
