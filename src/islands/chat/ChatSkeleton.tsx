import { chatFrame, listColumn, threadColumn } from './chat-frame.ts'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'

/** Placeholder of the page until it is known who is signed in. */
export function ChatSkeleton({ isThread }: { isThread: boolean }) {
  return (
    <div className={chatFrame}>
      <div className={`${listColumn} ${isThread ? 'max-md:hidden' : ''}`}>
        <ConversationSkeleton />
      </div>
      <div className={isThread ? 'flex min-h-0 min-w-0 max-md:h-[70svh]' : threadColumn}>
        {isThread && <ThreadSkeleton />}
      </div>
    </div>
  )
}
