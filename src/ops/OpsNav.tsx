import { useStore } from '@nanostores/react'
import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { brand } from '#lib/core/brand.ts'
import { persistentText } from '#lib/core/browser/persistent.ts'

import { isPlainClick, partAddress, showPart } from './console-place.ts'

type Link = { word: string; label: string; icon: LucideIcon }
type Props = {
  links: readonly Link[]
  current: string | undefined
  /** Only the icons are seen. */
  isNarrow?: boolean
  onChoose?: () => void
}

/** Whether the navigation shows its icons alone: 'narrow'. Without a choice the screen's width decides. */
const $width = persistentText('consoleNav')

/** The parts at the left from 768 px on; they can be folded to their icons, which is remembered. */
export function OpsNav({ links, current }: Props) {
  const chosen = useStore($width)
  // Without a choice, style sheets decide: what the script measured would jump.
  const words = chosen === undefined ? 'max-lg:sr-only' : chosen === 'narrow' ? 'sr-only' : ''
  const width = chosen === undefined ? 'w-16 lg:w-56' : chosen === 'narrow' ? 'w-16' : 'w-56'
  const isNarrow = () => chosen === 'narrow' || (!chosen && window.matchMedia('(width < 64rem)').matches)
  const Icon = chosen === 'narrow' ? PanelLeftOpen : PanelLeftClose
  return (
    <div
      className={`not-printed sticky top-0 flex h-dvh shrink-0 flex-col gap-2 overflow-x-hidden overflow-y-auto border-r border-base-300 bg-base-100 p-2 max-md:hidden ${width}`}
    >
      <p className={`px-3 py-2 text-sm leading-tight font-extrabold ${words}`}>
        {brand.name} <span className="block font-normal text-muted">Konsol operator</span>
      </p>
      <nav aria-label="Bagian konsol" className="grow">
        <OpsNavLinks links={links} current={current} words={words} />
      </nav>
      <Button
        look="ghost"
        className="justify-start px-3"
        onClick={() => $width.set(isNarrow() ? 'wide' : 'narrow')}
      >
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        <span className={words}>Lebar menu</span>
      </Button>
    </div>
  )
}

/** Arrows move through the links; Tab does too. */
function arrowMoves(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll('a')]
  links[links.findIndex(link => link === event.target) + step]?.focus()
}

/** Links to the parts; a click stays on the page, and each can be opened in a tab of its own. */
export function OpsNavLinks({ links, current, words = '', onChoose }: Props & { words?: string }) {
  const open = (event: MouseEvent, word: string) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose?.()
    showPart(word)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its links
    <ul className="grid gap-0.5" onKeyDown={arrowMoves}>
      {links.map(({ word, label, icon: Icon }) => (
        <li key={word}>
          <a
            href={`/ops${partAddress(word)}`}
            aria-current={word === current ? 'page' : undefined}
            title={words ? label : undefined}
            className={`flex min-h-11 items-center gap-3 rounded-field px-3 text-sm ${
              word === current
                ? 'bg-base-200 font-semibold text-primary shadow-[inset_3px_0_0_var(--color-primary)]'
                : 'hover:bg-base-200'
            }`}
            onClick={event => open(event, word)}
          >
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            <span className={words}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
