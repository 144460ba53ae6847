import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  icon: LucideIcon
  title: string
  text?: string
  children?: ReactNode
  /** The note is the page's only content, so its title is the page's heading. */
  isPage?: boolean
}

/** An empty state: says so and offers an alternative. */
export function EmptyNote({ icon: Icon, title, text, children, isPage = false }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="grid justify-items-center gap-3 rounded-box border border-base-300 bg-base-100 px-6 py-14 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-base-200">
        <Icon className="size-9 text-primary" aria-hidden="true" />
      </span>
      <Heading className="text-lg font-bold">{title}</Heading>
      {text && <p className="max-w-sm text-muted">{text}</p>}
      {children}
    </div>
  )
}
