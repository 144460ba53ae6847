import { Ban, EllipsisVertical, Flag, type LucideIcon, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { blockShop } from '#lib/chat/store/conversations.ts'
import { screenTexts } from '#lib/chat/texts.ts'

import { useLoaded } from '#islands/ui/use-loaded.ts'
import type { Act } from './ThreadDialogs.tsx'

type Props = { conversation: ChatConversation; id: number; onGone: () => void }

/** Report, block and delete: a list of buttons below the head's last one; Escape and a press elsewhere close it. */
export function ThreadMenu({ conversation, id, onGone }: Props) {
  const wrap = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [act, setAct] = useState<Act>()
  const dialogs = useLoaded(() => import('./ThreadDialogs.tsx'))
  const Dialogs = dialogs.module?.ThreadDialogs
  useEffect(() => {
    if (!isOpen) return undefined
    const onPress = ({ target }: Event) => wrap.current?.contains(target as Node) || setOpen(false)
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // A drawer around it stays open.
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const start = (next: Act) => () => {
    // The dialog gives the focus back to what has it now.
    button.current?.focus()
    setOpen(false)
    if (next === 'block' && conversation.is_blocked) return void blockShop(id, false)
    dialogs.reload()
    setAct(next)
  }
  const isShop = conversation.shop !== null
  return (
    <div ref={wrap} role="presentation" className="relative shrink-0" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        look="ghost"
        size="square"
        aria-label="Opsi percakapan"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <EllipsisVertical className="size-5" aria-hidden="true" />
      </Button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full right-0 z-30 w-56 rounded-box border border-base-300 bg-base-100 p-1 shadow-lg"
      >
        {isShop && <Item icon={Flag} text="Laporkan" onClick={start('report')} />}
        {isShop && (
          <Item
            icon={Ban}
            text={conversation.is_blocked ? screenTexts.unblock : 'Blokir toko'}
            onClick={start('block')}
          />
        )}
        <Item icon={Trash2} text="Hapus percakapan" onClick={start('delete')} />
      </ul>
      {act && Dialogs && (
        <Dialogs
          act={act}
          id={id}
          name={conversation.name}
          onClose={() => setAct(undefined)}
          onGone={onGone}
        />
      )}
    </div>
  )
}

function Item({ icon: Icon, text, onClick }: { icon: LucideIcon; text: string; onClick: () => void }) {
  return (
    <li>
      <Button look="ghost" className="w-full justify-start font-medium" onClick={onClick}>
        <Icon className="size-4" aria-hidden="true" /> {text}
      </Button>
    </li>
  )
}
