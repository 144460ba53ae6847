import { Button } from '#components/ui/Button.tsx'
import { type ContactKind, quickMessages } from '#lib/chat/quick-messages.ts'

type Props = {
  kind: ContactKind
  onChoose: (text: string) => void
  /** The first one has the initial focus of the dialog around it. */
  isFirst?: boolean
}

/** Suggestions for the first message: they fill the field. */
export function QuickMessages({ kind, onChoose, isFirst = false }: Props) {
  return (
    <ul aria-label="Pesan cepat" className="flex flex-wrap gap-2">
      {quickMessages[kind].map(({ label, text }, at) => (
        <li key={label}>
          <Button
            look="secondary"
            className="rounded-full px-3.5 text-sm font-medium"
            title={text}
            {...(isFirst && at === 0 && { 'data-autofocus': '' })}
            onClick={() => onChoose(text)}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
