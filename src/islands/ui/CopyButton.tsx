import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { copyAloud, copyText } from '#lib/core/browser/clipboard.ts'

/** Milliseconds that the confirmation on the button stays. */
const noticeTime = 5000

/** Reserves the width of the confirmation, so that nothing around the button moves when it appears. */
const roomForNotice = "inline-grid justify-items-start after:invisible after:h-0 after:content-['Tersalin']"

type Props = {
  text: string
  /** Accessible name: 'Salin nomor resi'. */
  label: string
  message: string
  /** Confirms on the button for 5 seconds instead of by a toast. */
  isInPlace?: boolean
  /** Shows only the icon on phones. */
  isShort?: boolean
}

/** Copies a text and confirms it. */
export function CopyButton({ text, label, message, isInPlace = false, isShort = false }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!isInPlace) return copyAloud(text, message)
    if (!(await copyText(text))) return
    setCopied(true)
    setTimeout(() => setCopied(false), noticeTime)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <Button
        look="ghost"
        size="small"
        className={`px-2 ${isCopied ? 'text-success' : 'text-primary'}`}
        // The name begins with what is read.
        aria-label={isCopied ? `Tersalin, ${label}` : label}
        onClick={() => void copy()}
      >
        <Icon className="size-4" aria-hidden="true" />{' '}
        <span className={isInPlace ? roomForNotice : isShort ? 'max-sm:sr-only' : ''}>
          {isCopied ? 'Tersalin' : 'Salin'}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? message : ''}
      </span>
    </>
  )
}
