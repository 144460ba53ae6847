import { Plus, Trash2 } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import type { Reply } from '#lib/calls.ts'

import { $notice } from '../console-store.ts'
import { EditForm } from '../form/EditForm.tsx'
import { TextField } from '../form/Fields.tsx'
import { useEdit } from '../form/use-edit.ts'
import { Opened } from '../table/Opened.tsx'
import { refreshShops, shopAccounts } from './shop-store.ts'

type Accounts = Reply<'GET /ops/shop/{id}/bank-account'>

/** Accounts that one shop may have. */
const maxAccounts = 5
const empty = { bank_name: '', account_number: '', account_holder: '' }

/** The bank accounts of a shop, into which buyers pay its own courier: finance alone (goods-43). */
export function ShopAccounts({ shopId }: { shopId: number }) {
  return (
    <section className="grid gap-2 border-t border-base-300 pt-3">
      <h3 className="font-semibold">Rekening toko</h3>
      <Opened of={shopAccounts} isIt={({ shop_id: id }) => id === shopId}>
        {value => <AccountsForm value={value} />}
      </Opened>
    </section>
  )
}

function AccountsForm({ value: { shop_id: id, accounts, updated_at: version } }: { value: Accounts }) {
  const edit = useEdit(`shop accounts ${id}`, { accounts }, version)
  const { accounts: typed } = edit.value
  const put = (next: Accounts['accounts']) => edit.set({ accounts: next })
  const save = async () => {
    const input = { id, accounts: typed, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/shop/{id}/bank-account', input)
    if (!saved) return
    shopAccounts.put(saved)
    $notice.set({ text: 'Rekening toko: disimpan', isError: false })
    await refreshShops()
  }
  return (
    <EditForm
      label="Rekening toko"
      edit={edit}
      save="Simpan rekening"
      onSave={() => void save()}
      onReload={() => void shopAccounts.refresh()}
    >
      {typed.length === 0 && <p className="text-sm text-muted">Belum ada rekening.</p>}
      {typed.map((account, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an account has no other name
        <fieldset key={at} className="grid gap-2 rounded-box border border-base-300 p-3">
          <legend className="px-1 text-sm font-medium">Rekening {at + 1}</legend>
          {(
            [
              ['bank_name', 'Nama bank', 60],
              ['account_number', 'Nomor rekening', 20],
              ['account_holder', 'Nama pemilik', 100]
            ] as const
          ).map(([name, label, maxLength]) => (
            <TextField
              key={name}
              label={label}
              value={account[name]}
              maxLength={maxLength}
              {...(name === 'account_number' && { inputMode: 'numeric' as const })}
              problem={edit.problems[`accounts.${at}.${name}`]}
              onChange={text =>
                put(typed.map((other, index) => (index === at ? { ...other, [name]: text } : other)))
              }
            />
          ))}
          <Button
            look="ghost"
            className="w-fit"
            aria-label={`Hapus rekening ${at + 1}`}
            onClick={() => put(typed.filter((_, index) => index !== at))}
          >
            <Trash2 className="size-5" aria-hidden="true" />
            Hapus
          </Button>
        </fieldset>
      ))}
      {typed.length < maxAccounts && (
        <Button look="plain" className="w-fit" onClick={() => put([...typed, empty])}>
          <Plus className="size-5" aria-hidden="true" />
          Tambah rekening
        </Button>
      )}
    </EditForm>
  )
}
