import type { ReactNode } from 'react'

type Props = {
  isOwn: boolean
  isFollowing: boolean
  isFound?: boolean
  sender: string
  children: ReactNode
}

/** A bubble on its writer's side; a screen reader hears the writer first. */
export function BubbleFrame({ isOwn, isFollowing, isFound = false, sender, children }: Props) {
  const side = isOwn
    ? 'ml-auto rounded-br-xs bg-primary text-primary-content'
    : 'mr-auto rounded-bl-xs border border-base-300 bg-base-100'
  return (
    <div className={`flex px-3 sm:px-4 ${isFollowing ? 'pt-1' : 'pt-3'}`}>
      <div
        className={`grid max-w-[85%] min-w-0 gap-1.5 rounded-box px-3 py-2 sm:max-w-md ${side} ${
          isFound ? 'outline-3 outline-offset-2 outline-warning' : ''
        }`}
      >
        <span className="sr-only">{sender}: </span>
        {children}
      </div>
    </div>
  )
}
