import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { Reply } from '#lib/calls.ts'
import { date, dateTime } from '#lib/format/dates.ts'
import { dayStart } from '#lib/format/jakarta-day.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { type LedgerAccount, ledgerAccountLabels } from '#lib/money/ledger-accounts.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'

import { $tablesToVacuum, askForBooks, booksCheck, lookMs } from './books-store.ts'

type Checked = NonNullable<Reply<'GET /ops/ledger/check'>['result']>

/** What the check of the books found, kind by kind, in words (money-7). */
function findingsOf(checked: Checked): string[] {
  const amounts: [string, number][] = [
    ['Selisih semua mutasi', checked.difference],
    ['Laporan gateway yang tidak dibukukan', checked.gateway],
    ['Penarikan tanpa permintaan', checked.bank_out],
    ['Mutasi bank tanpa penarikan, isi saldo, atau transfer toko', checked.bank]
  ]
  const ids: [string, readonly (string | number)[]][] = [
    ['Mutasi tidak nol', checked.movements.map(({ id, sum }) => `${id} (${rupiah(sum)})`)],
    [
      'Saldo berbeda dari mutasinya, pembeli',
      checked.balances.map(({ user_id, balance, entries }) => `${user_id} (${rupiah(balance - entries)})`)
    ],
    [
      'Jumlah harian berbeda dari mutasinya',
      checked.days.map(
        ({ account, from, to }) =>
          `${ledgerAccountLabels[account]} ${from ? '' : 'sampai '}${date(dayStart(to))}`
      )
    ],
    [
      'Escrow berbeda, pesanan',
      checked.escrow.map(({ id, held, expected }) => `${id} (${rupiah(held - expected)})`)
    ],
    ['Selesai tanpa penyelesaian, pesanan', checked.unsettled],
    ['Harga barang berbeda dari barisnya, pesanan', checked.subtotals],
    ['Pembayaran berbeda dari pesanannya', checked.payments],
    ['Transfer toko berbeda dari mutasinya', checked.payouts],
    ['Berkas bank berbeda dari transfernya', checked.payout_files],
    ['Voucher dengan hitungan kurang', checked.vouchers],
    ['Stok berbeda dari variannya, produk', checked.stock]
  ]
  return [
    ...amounts.flatMap(([name, amount]) => (amount === 0 ? [] : [`${name}: ${rupiah(amount)}`])),
    ...ids.flatMap(([name, found]) => (found.length === 0 ? [] : [`${name}: ${found.join(', ')}`]))
  ]
}

/** The check of the books, and of the tables they lie in: it runs at the server, and its last result stays. */
export function OpsBooks() {
  const { status, value, error } = useStore(booksCheck.$state)
  const tablesToVacuum = useStore($tablesToVacuum)
  const [isAsking, setAsking] = useState(false)
  const isWaiting = value?.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return undefined
    const look = setInterval(() => void booksCheck.refresh(), lookMs)
    return () => clearInterval(look)
  }, [isWaiting])
  const ask = async () => {
    setAsking(true)
    await askForBooks()
    setAsking(false)
  }
  const result = value?.result
  const findings = result ? findingsOf(result) : []
  return (
    <section className="card grid content-start gap-3 border border-base-300 bg-base-100 p-4">
      <h2 className="font-bold">Pemeriksaan buku besar</h2>
      <Button look="plain" className="w-fit" isBusy={isAsking || isWaiting} onClick={() => void ask()}>
        Periksa
      </Button>
      {status === 'error' && (
        <LoadError message={error?.message ?? ''} onRetry={() => void booksCheck.reload()} />
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {value && toldOf(value)}
      </p>
      {result && findings.length === 0 && <p className="text-success">Semua cocok.</p>}
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
      {result && (
        <dl className="grid gap-1">
          {Object.entries(result.accounts).map(([account, amount]) => (
            <div key={account} className="flex justify-between gap-3">
              <dt>{ledgerAccountLabels[account as LedgerAccount]}</dt>
              <dd className="tabular">{rupiah(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** When the books were checked last, and whether they are being checked. */
function toldOf({ state, checked_at: at }: Reply<'GET /ops/ledger/check'>): string {
  const last = at === null ? 'Belum pernah diperiksa.' : `Diperiksa ${dateTime(at)}.`
  if (state === 'waiting') return `Sedang diperiksa. ${last}`
  if (state === 'failed') return `${last} Pemeriksaan itu gagal; coba lagi.`
  return last
}
