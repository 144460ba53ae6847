import { Fragment } from 'react'
import { ChevronRight, KeyRound, Mail, MessageCircle } from 'lucide-react'

const icons = { phone: MessageCircle, email: Mail, old: KeyRound } as const

type Props = {
  icon: keyof typeof icons
  title: string
  text: string
  /** The dialog's focus starts here. */
  isFirst: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** One way to prove who it is, as a row of a dialog. */
export function ProofRow({ icon, title, text, isFirst, isDisabled, onChoose }: Props) {
  const Icon = icons[icon]
  // A contact too long for its line breaks at the parts of its address, not within a word.
  const parts = text.split(/(?=[@.])/)
  return (
    <button
      type="button"
      className="flex min-h-16 cursor-pointer items-center gap-3 rounded-box border border-base-300 px-4 py-2 text-left hover:bg-base-200 disabled:opacity-60"
      data-autofocus={isFirst || undefined}
      disabled={isDisabled}
      onClick={onChoose}
    >
      <Icon className="size-5 shrink-0 text-primary" aria-hidden="true" />
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm wrap-anywhere text-muted">
          {parts.map((part, place) => (
            <Fragment key={place}>
              {place > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </button>
  )
}
