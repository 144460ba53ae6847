import { rupiah } from '#lib/format/rupiah.ts'
import { rupiahWords } from '#lib/format/rupiah-words.ts'
import { remarkLimit } from '#lib/ops/limits.ts'

import { $notice, request } from './console-store.ts'
import { TextField } from './form/Fields.tsx'
import { RupiahField } from './form/NumberFields.tsx'
import { isUnreadable, rupiahProblem, typedWhole } from './form/typed-whole.ts'
import { OpsMoneyForm } from './OpsMoneyForm.tsx'
import { useDraft } from './use-draft.ts'

/** Credits Saldo by hand, after a question that names the account's owner as the server knows them. */
export function OpsTopUp() {
  const { value: typed, set, drop, keyOf } = useDraft('topup', { user: '', amount: '', remark: '' })
  const digits = typedWhole(typed.amount)
  const ask = async () => {
    const isWrong = isUnreadable(digits)
    const amount = Number(digits)
    if (isWrong || amount === 0) {
      $notice.set({ text: isWrong ? rupiahProblem : 'Isi jumlah Saldo yang ditambahkan.', isError: true })
      return undefined
    }
    const owner = await request('GET /ops/balance', { user: typed.user.trim() })
    if (!owner) return undefined
    const { name, contact, user_id: user, balance } = owner
    const whose = `${name} (${[contact, `id ${user}`].filter(Boolean).join(', ')})`
    const remark = typed.remark.trim()
    // The account that the question names is the one that is credited, even if the contact belongs to another one by then.
    const input = { user, amount, ...(remark && { remark }) }
    return {
      title: `Tambah Saldo ${name}`,
      text: `Tambah ${rupiah(amount)} (${rupiahWords(amount)}) ke Saldo ${whose}? Saldonya sekarang ${rupiah(balance)}.`,
      confirm: `Ya, tambah ${rupiah(amount)}`,
      onConfirm: async () => {
        // A retry after a lost answer sends the same key; other figures are another top-up.
        const done = await request('POST /ops/balance/topup', input, { key: keyOf(input) })
        if (!done) return
        drop({ amount: typed.amount, remark: typed.remark })
        $notice.set({
          text: `${rupiah(amount)} ditambahkan. Saldo ${name} sekarang ${rupiah(done.balance)}`,
          isError: false
        })
      }
    }
  }
  return (
    <OpsMoneyForm title="Tambah Saldo" action="Tambah" ask={ask}>
      <TextField
        label="Email, telepon, atau id"
        value={typed.user}
        maxLength={200}
        autoComplete="off"
        onChange={user => set({ user })}
      />
      <RupiahField label="Jumlah (rupiah)" value={digits} onChange={amount => set({ amount })} />
      <TextField
        label="Keterangan"
        hint="Dibaca pemilik Saldo. Kosong: Isi saldo"
        value={typed.remark}
        maxLength={remarkLimit}
        onChange={remark => set({ remark })}
      />
    </OpsMoneyForm>
  )
}
