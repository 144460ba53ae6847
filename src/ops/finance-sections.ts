import { type Section, section } from './section.ts'

/** The sections of 'Keuangan': payments, the books, what shops are owed, fees and money that comes in. */
export const financeSections: Readonly<Record<string, Section>> = {
  paid: section('Pembayaran', 'GET /ops/payment', () =>
    import('./OpsPaymentList.tsx').then(({ OpsPaymentList }) => OpsPaymentList)
  ),
  payments: section('Laporan gateway', 'GET /ops/payment/notification', () =>
    import('./OpsPayments.tsx').then(({ OpsPayments }) => OpsPayments)
  ),
  ledger: section('Buku besar', 'GET /ops/ledger/day', () =>
    import('./OpsLedger.tsx').then(({ OpsLedger }) => OpsLedger)
  ),
  shops: section('Toko', 'GET /ops/payout', () =>
    import('./payouts/OpsPayouts.tsx').then(({ OpsPayouts }) => OpsPayouts)
  ),
  payouts: section('Transfer toko', 'GET /ops/payout/history', () =>
    import('./payouts/OpsPayoutHistory.tsx').then(({ OpsPayoutHistory }) => OpsPayoutHistory)
  ),
  files: section('Berkas bank', 'GET /ops/payout/file', () =>
    import('./payouts/OpsPayoutFiles.tsx').then(({ OpsPayoutFiles }) => OpsPayoutFiles)
  ),
  fees: section('Biaya', 'GET /ops/fee/file', () =>
    import('./OpsFeeFile.tsx').then(({ OpsFeeFile }) => OpsFeeFile)
  ),
  books: section('Pemeriksaan', 'GET /ops/ledger/check', () =>
    import('./OpsBooks.tsx').then(({ OpsBooks }) => OpsBooks)
  ),
  money: section('Uang masuk', 'POST /ops/balance/topup', () =>
    import('./OpsMoneyIn.tsx').then(({ OpsMoneyIn }) => OpsMoneyIn)
  )
}
