import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '#components/ui/Button.tsx'
import type { Reply } from '#lib/calls.ts'
import { dateTime } from '#lib/format/dates.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { addressLine } from './address-line.ts'
import { request } from './console-store.ts'
import { useMay } from './may-call.ts'

type Sheet = Reply<'POST /ops/transaction/packing'>[number]

/** Prints packing lists of some orders, one sheet each, and the invoice of one. */
export function OpsOrderPrint({
  orders,
  invoice
}: {
  orders: readonly string[]
  invoice?: string | undefined
}) {
  const [sheets, setSheets] = useState<readonly Sheet[]>()
  const [isBusy, setBusy] = useState(false)
  const mayReadInvoice = useMay('GET /ops/transaction/{id}/invoice')
  const print = async () => {
    setBusy(true)
    const found = await request('POST /ops/transaction/packing', { ids: [...orders] })
    setBusy(false)
    if (!found) return
    setSheets(found)
    // The sheets stand on the page before the browser reads it.
    requestAnimationFrame(() => {
      window.print()
      setSheets(undefined)
    })
  }
  return (
    <>
      <Button look="plain" isBusy={isBusy} onClick={() => void print()}>
        <Printer className="size-5" aria-hidden="true" />
        Cetak daftar kemas
      </Button>
      {invoice && mayReadInvoice && (
        <Button
          look="plain"
          href={`/api/v1/ops/transaction/${invoice}/invoice`}
          target="_blank"
          rel="noreferrer"
        >
          Invoice
        </Button>
      )}
      {sheets && createPortal(<Sheets sheets={sheets} />, document.querySelector('main') ?? document.body)}
    </>
  )
}

function Sheets({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <div className="packing-sheets hidden print:block">
      {sheets.map(sheet => (
        <section key={sheet.id} className="break-after-page">
          <h2 className="text-xl font-bold">
            {sheet.code} · {sheet.shop}
          </h2>
          <p>
            {sheet.courier} {sheet.service}
            {sheet.ship_by && ` · kirim sebelum ${dateTime(sheet.ship_by)}`}
            {sheet.payment_type === 'baba_cod' && ' · BAYAR DI TEMPAT'}
          </p>
          <p className="my-3 border p-3">
            <b>{sheet.recipient.warehouse ?? sheet.recipient.name}</b> · {sheet.recipient.phone}
            <br />
            {addressLine(sheet.recipient.address, sheet.recipient.zip_code)}
            {sheet.recipient.warehouse !== null && (
              <>
                <br />
                Pengambil: {sheet.recipient.name}
              </>
            )}
          </p>
          <table className="w-full text-left">
            <thead>
              <tr>
                <th scope="col">✓</th>
                <th scope="col">SKU</th>
                <th scope="col">Barang</th>
                <th scope="col">Jumlah</th>
              </tr>
            </thead>
            <tbody>
              {sheet.lines.map(line => (
                <tr key={line.id} className="border-t">
                  <td>☐</td>
                  <td>{line.sku}</td>
                  <td>
                    {line.name}
                    {line.variant && `, ${line.variant}`}
                    {line.note && <em> (catatan: {line.note})</em>}
                  </td>
                  <td>{quantityOf(line.qty, line.sale_unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2">Berat {(sheet.weight_g / 1000).toLocaleString('id-ID')} kg</p>
        </section>
      ))}
    </div>
  )
}
