import { CopyButton } from '#islands/ui/CopyButton.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { rupiahWords } from '#lib/format/rupiah-words.ts'
import { payoutReferenceLimit, remarkLimit } from '#lib/ops/limits.ts'
import { accountNameOf } from '#lib/withdrawal/account-name.ts'

import { $notice, request } from '../console-store.ts'
import { SelectField, TextField } from '../form/Fields.tsx'
import { RupiahField } from '../form/NumberFields.tsx'
import { isUnreadable, rupiahProblem, typedWhole } from '../form/typed-whole.ts'
import { useMay } from '../may-call.ts'
import { OpsMoneyForm } from '../OpsMoneyForm.tsx'
import { useDraft } from '../use-draft.ts'
import { refreshPayouts, type ShopMoney } from './payout-store.ts'

type Account = ShopMoney['accounts'][number]
const keyOfAccount = ({ bank_name: bank, account_number: number }: Account) => `${bank} ${number}`

/** Records a transfer to a shop, or of one that owes, after a question that names sum, shop and account (ops-203). */
export function PayoutForm({ money }: { money: ShopMoney }) {
  const mayRecord = useMay('POST /ops/shop/{id}/payout')
  const { shop_id: id, balance, accounts } = money
  if (!mayRecord) return null
  if (balance === 0) return <p className="text-muted">Tidak ada yang perlu ditransfer.</p>
  if (balance > 0 && accounts.length === 0)
    return (
      <p role="status" className="alert border-base-300 bg-base-100">
        Toko ini belum punya rekening. Tambahkan rekening di halaman toko, lalu catat transfernya.
      </p>
    )
  return <Form key={id} money={money} />
}

function Form({ money: { shop_id: id, name, balance, accounts } }: { money: ShopMoney }) {
  const isOut = balance > 0
  const blank = { amount: String(Math.abs(balance)), reference: '', remark: '', account: '' }
  const { value: typed, set, drop, keyOf } = useDraft(`payout ${id}`, blank)
  const account = accounts.find(one => keyOfAccount(one) === typed.account) ?? accounts[0]
  const where = account ? `${accountNameOf(account)} a.n. ${account.account_holder}` : ''
  const ask = async () => {
    const digits = typedWhole(typed.amount)
    const amount = Number(digits)
    const reference = typed.reference.trim()
    const missing = isUnreadable(digits)
      ? rupiahProblem
      : amount === 0
        ? 'Isi jumlah transfer.'
        : reference === ''
          ? 'Isi nomor referensi dari bank.'
          : amount > Math.abs(balance)
            ? `Jumlah transfer melebihi ${isOut ? 'saldo' : 'utang'} toko, ${rupiah(Math.abs(balance))}.`
            : undefined
    if (missing !== undefined) {
      $notice.set({ text: missing, isError: true })
      return undefined
    }
    const remark = typed.remark.trim()
    const direction = isOut ? ('out' as const) : ('in' as const)
    const paid = isOut &&
      account && { account: { bank_name: account.bank_name, account_number: account.account_number } }
    const input = { id, amount, direction, reference, ...(remark && { remark }), balance, ...paid }
    const sum = `${rupiah(amount)} (${rupiahWords(amount)})`
    return {
      title: isOut ? `Catat transfer ke ${name}` : `Catat setoran dari ${name}`,
      text: isOut
        ? `Catat transfer ${sum} ke ${name} (${where})? Nomor referensi ${reference}.`
        : `Catat setoran ${sum} dari ${name}? Nomor referensi ${reference}.`,
      confirm: `Ya, catat ${rupiah(amount)}`,
      onConfirm: async () => {
        // A retry after a lost answer sends the same key; other figures are another transfer, and a reference counts once.
        const done = await request('POST /ops/shop/{id}/payout', input, { key: keyOf(input) })
        if (done) {
          drop({
            amount: typed.amount,
            reference: typed.reference,
            remark: typed.remark,
            account: typed.account
          })
          $notice.set({
            text: `${rupiah(amount)} dicatat. Saldo ${name} sekarang ${rupiah(done.balance)}`,
            isError: false
          })
        }
        // What was rejected may have been seen otherwise: the balance is shown as it is now.
        await refreshPayouts()
      }
    }
  }
  return (
    <OpsMoneyForm title={isOut ? 'Catat transfer' : 'Catat setoran'} action="Catat" ask={ask}>
      {isOut && account && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm wrap-anywhere">
          {account.bank_name} <b className="tabular">{account.account_number}</b>
          <CopyButton
            text={account.account_number}
            label="Salin nomor rekening"
            message="Nomor rekening berhasil disalin"
          />
          <span>a.n. {account.account_holder}</span>
        </p>
      )}
      {isOut && accounts.length > 1 && account && (
        <SelectField
          label="Rekening tujuan"
          value={keyOfAccount(account)}
          options={accounts.map(one => [keyOfAccount(one), accountNameOf(one)] as const)}
          onChange={chosen => set({ account: chosen })}
        />
      )}
      <RupiahField
        label="Jumlah (rupiah)"
        value={typedWhole(typed.amount)}
        onChange={amount => set({ amount })}
      />
      <TextField
        label="Nomor referensi bank"
        value={typed.reference}
        maxLength={payoutReferenceLimit}
        autoComplete="off"
        onChange={reference => set({ reference })}
      />
      <TextField
        label="Keterangan (boleh kosong)"
        value={typed.remark}
        maxLength={remarkLimit}
        onChange={remark => set({ remark })}
      />
    </OpsMoneyForm>
  )
}
