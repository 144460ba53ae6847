import { movementNumbers } from '#lib/money/texts.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'

/** Copies a virtual account number. */
export const CopyAccount = ({ number, isInPlace }: { number: string; isInPlace?: boolean }) => (
  <CopyButton
    text={number}
    label="Salin nomor Virtual Account"
    message="Nomor Virtual Account berhasil disalin"
    isInPlace={isInPlace}
  />
)

/** Copies the code of an order. */
export const CopyOrderCode = ({ code, isShort }: { code: string; isShort?: boolean }) => (
  <CopyButton
    isShort={isShort}
    text={code}
    label="Salin kode transaksi"
    message={movementNumbers.trx.copied}
  />
)
