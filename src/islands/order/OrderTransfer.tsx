import { costLabels } from '#lib/core/cost-labels.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { Fact } from '#islands/ui/Fact.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** The shop's bank accounts, for paying a Kurir Toko order by transfer instead of cash. */
export function OrderTransfer({ order: { bank_account, grand_total } }: { order: OrderDetail }) {
  if (bank_account.length === 0) return null
  return (
    <Section title="Pembayaran tersedia">
      <p className="mb-3 text-sm text-muted">
        Pesanan ini dibayar di tempat ke kurir toko. Toko juga menerima transfer ke rekening ini.
      </p>
      <dl className="grid gap-2">
        {bank_account.map(({ bank_name, account_number, account_holder }) => (
          <Fact key={account_number} layout="stacked" label={`${bank_name} · ${account_holder}`}>
            <b className="break-all tabular">{account_number}</b>
            <CopyButton
              text={account_number}
              label={`Salin nomor rekening ${bank_name}`}
              message="Nomor rekening berhasil disalin"
            />
          </Fact>
        ))}
        <Fact layout="stacked" label={costLabels.total}>
          <b className="tabular">{rupiah(grand_total)}</b>
          <CopyButton
            text={String(grand_total)}
            label="Salin total pembayaran"
            message="Total pembayaran berhasil disalin"
          />
        </Fact>
      </dl>
    </Section>
  )
}
