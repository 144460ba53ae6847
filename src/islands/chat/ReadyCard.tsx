import { X } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { hasCard, type Subject } from '#lib/chat/store/ready-card.ts'

import { SubjectCard } from './SubjectCard.tsx'

/** The card that goes with the next message. */
export function ReadyCard({ subject, onDrop }: { subject: Subject; onDrop: () => void }) {
  if (!hasCard(subject)) return null
  const name = subject.product ? 'produk' : subject.transaction ? 'pesanan' : 'penarikan'
  return (
    <div className="flex items-center gap-2 rounded-field border border-base-300 bg-base-200 p-2">
      <div className="min-w-0 grow">
        <SubjectCard {...subject} />
      </div>
      <Button look="ghost" size="square" aria-label={`Jangan sertakan ${name}`} onClick={onDrop}>
        <X className="size-5" aria-hidden="true" />
      </Button>
    </div>
  )
}
