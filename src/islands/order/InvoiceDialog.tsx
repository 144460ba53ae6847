import { useStore } from '@nanostores/react'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { $invoice, loadInvoice } from '#lib/order/store/invoice.ts'
import type { OrderDialog } from '#lib/order/store/order-dialog.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'

/** The server's invoice in a frame that runs no scripts (D14), ready to print. */
export function InvoiceDialog({ order, onClose }: { order: OrderDialog['order']; onClose: () => void }) {
  const { status, html = '', css = '', error } = useStore($invoice)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => void loadInvoice(order.id), [order.id])
  return (
    <Dialog title="Detail Invoice" onClose={onClose} isWide>
      {status === 'loading' && (
        <div className="h-[60dvh] skeleton" role="status" aria-busy="true" aria-label="Memuat invoice" />
      )}
      {status === 'empty' && <p className="py-12 text-center">Tidak ada data invoice</p>}
      {status === 'error' && (
        <LoadError message={error?.message ?? ''} onRetry={() => void loadInvoice(order.id)} />
      )}
      {status === 'ready' && (
        <>
          <iframe
            ref={frame}
            title={`Invoice ${order.code}`}
            sandbox="allow-same-origin allow-modals"
            srcDoc={html}
            className="h-[60dvh] w-full rounded-field border border-base-300"
            onLoad={event => applyStyles(event.currentTarget, css)}
          />
          <button
            type="button"
            className="btn mt-3 h-12 w-full btn-primary"
            onClick={() => frame.current?.contentWindow?.print()}
          >
            <Printer className="size-5" aria-hidden="true" /> Cetak
          </button>
        </>
      )}
    </Dialog>
  )
}

/** An invoice is paper, in the dark theme too. */
const paper = ':root { color-scheme: light; background: Canvas; color: CanvasText }'

/** Sheets made by the frame's own window are no inline styles, so that the page's policy lets them be. */
function applyStyles({ contentWindow, contentDocument }: HTMLIFrameElement, css: string): void {
  const Sheet = (contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null)?.CSSStyleSheet
  if (!Sheet || !contentDocument) return
  const sheet = new Sheet()
  sheet.replaceSync(`${paper}\n${css}`)
  contentDocument.adoptedStyleSheets = [sheet]
}
