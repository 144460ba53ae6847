import { useStore } from '@nanostores/react'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { $invoice, openInvoice, retryInvoice } from '#lib/order/store/invoice.ts'
import type { OrderDialog } from '#lib/order/store/order-dialog.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'

/** The server's invoice in a frame without scripts (D14), with a print button. */
export function InvoiceDialog({ order, onClose }: { order: OrderDialog['order']; onClose: () => void }) {
  const { status, isEmpty, html, css, error } = useStore($invoice)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => openInvoice(order.id), [order.id])
  return (
    <Dialog title="Detail Invoice" onClose={onClose} isWide>
      {status === 'loading' && (
        <div className="h-[60dvh] skeleton" role="status" aria-busy="true" aria-label="Memuat invoice" />
      )}
      {isEmpty && <p className="py-12 text-center">Tidak ada data invoice</p>}
      {status === 'error' && <LoadError message={error?.message ?? ''} onRetry={() => void retryInvoice()} />}
      {status === 'ready' && !isEmpty && (
        <>
          <iframe
            ref={frame}
            title={`Invoice ${order.code}`}
            sandbox="allow-same-origin allow-modals"
            srcDoc={html}
            className="h-[60dvh] w-full rounded-field border border-base-300"
            onLoad={event => applyStyles(event.currentTarget, css)}
          />
          <Button
            look="primary"
            size="large"
            className="mt-3 w-full"
            onClick={() => frame.current?.contentWindow?.print()}
          >
            <Printer className="size-5" aria-hidden="true" /> Cetak
          </Button>
        </>
      )}
    </Dialog>
  )
}

/** An invoice has paper colours in the dark theme too. */
const paper = ':root { color-scheme: light; background: Canvas; color: CanvasText }'

/** Constructed style sheets are not inline styles, so the page's CSP allows them. */
function applyStyles({ contentWindow, contentDocument }: HTMLIFrameElement, css: string): void {
  const Sheet = (contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null)?.CSSStyleSheet
  // Before Safari 16.4 the invoice is unstyled.
  if (!Sheet || !contentDocument || !('adoptedStyleSheets' in contentDocument)) return
  const sheet = new Sheet()
  sheet.replaceSync(`${paper}\n${css}`)
  // oxlint-disable-next-line browsers/no-newer-apis -- feature-checked above
  contentDocument.adoptedStyleSheets = [sheet]
}
