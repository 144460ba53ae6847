import { rupiah } from '#lib/format/rupiah.ts'
import { rupiahWords } from '#lib/format/rupiah-words.ts'

import { $notice } from './console-store.ts'
import { RupiahField } from './form/NumberFields.tsx'
import { isUnreadable, rupiahProblem, typedWhole } from './form/typed-whole.ts'
import { OpsField } from './OpsField.tsx'
import { OpsMoneyForm } from './OpsMoneyForm.tsx'
import { step } from './order-store.ts'
import { useDraft } from './use-draft.ts'

/** The bank reports a payment to a virtual account; without a sum it is the one that the account asks for. */
export function OpsBankReport() {
  const { value: typed, set, drop, keyOf } = useDraft('settle', { number: '', amount: '' })
  // A draft of an earlier release may hold dots.
  const digits = typedWhole(typed.amount)
  const ask = async () => {
    const number = typed.number.trim()
    if (number === '') {
      $notice.set({ text: 'Isi nomor virtual account.', isError: true })
      return undefined
    }
    if (isUnreadable(digits)) {
      $notice.set({ text: rupiahProblem, isError: true })
      return undefined
    }
    const amount = digits === '' ? undefined : Number(digits)
    const sum = amount === undefined ? 'sesuai tagihannya' : `${rupiah(amount)} (${rupiahWords(amount)})`
    const input = { number, ...(amount !== undefined && { amount }) }
    return {
      title: `Laporkan pembayaran ke ${number}`,
      text: `Catat bahwa bank menerima uang ${sum} di VA ${number}?`,
      confirm: 'Ya, sudah diterima',
      onConfirm: async () => {
        // Told again with the same figures it is the same report, which credits nobody twice.
        const said = `Pembayaran ke ${number} dilaporkan`
        if (await step('POST /ops/payment/settle', input, said, { key: keyOf(input) })) drop(typed)
      }
    }
  }
  return (
    <OpsMoneyForm title="Bank melaporkan pembayaran" action="Laporkan" ask={ask}>
      <OpsField label="Nomor virtual account" value={typed.number} onChange={number => set({ number })} />
      <RupiahField
        label="Jumlah (kosong: sesuai tagihan)"
        value={digits}
        onChange={amount => set({ amount })}
      />
    </OpsMoneyForm>
  )
}
