import type { Section } from './section.ts'

/** The sections of 'Keuangan': payments, the books, what shops are owed, fees and money that comes in. */
export const financeSections: Readonly<Record<string, Section>> = {
  paid: {
    label: 'Pembayaran',
    call: 'GET /ops/payment',
    load: () => import('./OpsPaymentList.tsx').then(({ OpsPaymentList }) => OpsPaymentList)
  },
  payments: {
    label: 'Laporan gateway',
    call: 'GET /ops/payment/notification',
    load: () => import('./OpsPayments.tsx').then(({ OpsPayments }) => OpsPayments)
  },
  ledger: {
    label: 'Buku besar',
    call: 'GET /ops/ledger/day',
    load: () => import('./OpsLedger.tsx').then(({ OpsLedger }) => OpsLedger)
  },
  shops: {
    label: 'Toko',
    call: 'GET /ops/payout',
    load: () => import('./payouts/OpsPayouts.tsx').then(({ OpsPayouts }) => OpsPayouts)
  },
  payouts: {
    label: 'Transfer toko',
    call: 'GET /ops/payout/history',
    load: () => import('./payouts/OpsPayoutHistory.tsx').then(({ OpsPayoutHistory }) => OpsPayoutHistory)
  },
  fees: {
    label: 'Biaya',
    call: 'GET /ops/fee/file',
    load: () => import('./OpsFeeFile.tsx').then(({ OpsFeeFile }) => OpsFeeFile)
  },
  books: {
    label: 'Pemeriksaan',
    call: 'GET /ops/ledger/check',
    load: () => import('./OpsBooks.tsx').then(({ OpsBooks }) => OpsBooks)
  },
  money: {
    label: 'Uang masuk',
    call: 'POST /ops/balance/topup',
    load: () => import('./OpsMoneyIn.tsx').then(({ OpsMoneyIn }) => OpsMoneyIn)
  }
}
