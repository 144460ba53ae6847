import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import type { Reply } from '#lib/calls.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { $ledger, $tablesToVacuum, loadLedger } from './console-store.ts'

type Checked = Reply<'GET /ops/ledger/check'>

/** What the check of the books found, kind by kind, in words (money-7). */
function findingsOf(checked: Checked): string[] {
  const amounts: [string, number][] = [
    ['Selisih semua mutasi', checked.difference],
    ['Laporan gateway yang tidak dibukukan', checked.gateway],
    ['Penarikan tanpa permintaan', checked.bank_out],
    ['Mutasi bank tanpa penarikan atau isi saldo', checked.bank]
  ]
  const ids: [string, readonly (string | number)[]][] = [
    ['Mutasi tidak nol', checked.movements.map(({ id, sum }) => `${id} (${rupiah(sum)})`)],
    [
      'Saldo berbeda dari mutasinya, pembeli',
      checked.balances.map(({ user_id, balance, entries }) => `${user_id} (${rupiah(balance - entries)})`)
    ],
    [
      'Escrow berbeda, pesanan',
      checked.escrow.map(({ id, held, expected }) => `${id} (${rupiah(held - expected)})`)
    ],
    ['Selesai tanpa penyelesaian, pesanan', checked.unsettled],
    ['Harga barang berbeda dari barisnya, pesanan', checked.subtotals],
    ['Pembayaran berbeda dari pesanannya', checked.payments],
    ['Voucher dengan hitungan kurang', checked.vouchers],
    ['Stok berbeda dari variannya, produk', checked.stock]
  ]
  return [
    ...amounts.flatMap(([name, amount]) => (amount === 0 ? [] : [`${name}: ${rupiah(amount)}`])),
    ...ids.flatMap(([name, found]) => (found.length === 0 ? [] : [`${name}: ${found.join(', ')}`]))
  ]
}

/** The check of the books, and of the tables they lie in. */
export function OpsBooks() {
  const ledger = useStore($ledger)
  const tablesToVacuum = useStore($tablesToVacuum)
  const findings = ledger ? findingsOf(ledger) : []
  return (
    <section className="card grid content-start gap-3 border border-base-300 bg-base-100 p-4">
      <h2 className="font-bold">Buku besar</h2>
      <Button look="plain" className="w-fit" onClick={() => void loadLedger()}>
        Periksa
      </Button>
      {ledger && findings.length === 0 && <p className="text-success">Semua cocok.</p>}
      {findings.length > 0 && (
        <ul className="grid gap-1 text-error">
          {findings.map(finding => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {tablesToVacuum.length > 0 && (
        <p className="text-error">Tabel yang perlu VACUUM: {tablesToVacuum.join(', ')}</p>
      )}
      {ledger && (
        <dl className="grid gap-1">
          {Object.entries(ledger.accounts).map(([account, amount]) => (
            <div key={account} className="flex justify-between gap-3">
              <dt>{account}</dt>
              <dd className="tabular">{rupiah(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
