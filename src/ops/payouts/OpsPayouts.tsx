import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $place, setQuery } from '../console-place.ts'
import { Choice } from '../table/Choice.tsx'
import { EditorTable } from '../table/EditorTable.tsx'
import { KeywordField } from '../table/KeywordField.tsx'
import { Opened } from '../table/Opened.tsx'
import { saveTable } from '../table/table-csv.ts'
import { payoutColumns } from './payout-columns.tsx'
import { balanceFilter, balances, saveBankFiles, shopMoney } from './payout-store.ts'
import { ShopMoneyDetail } from './ShopMoneyDetail.tsx'

/** What each shop is owed, or owes, and the open one beside it with the form that records a transfer (ops-201). */
export function OpsPayouts() {
  return (
    <EditorTable
      name="payouts"
      label="Saldo toko"
      columns={payoutColumns}
      of={balances}
      empty="Tidak ada toko dengan saldo yang cocok."
      filters={<Filters />}
      onFile={filter => saveTable('saldo-toko', 'GET /ops/payout', balanceFilter(filter), payoutColumns)}
      panel="Saldo toko yang dibuka"
    >
      {open => (
        <Opened of={shopMoney} isIt={({ shop_id: id }) => String(id) === open}>
          {value => <ShopMoneyDetail money={value} />}
        </Opened>
      )}
    </EditorTable>
  )
}

const states = { '': 'Semua saldo', owed: 'Kita berutang', owes: 'Toko berutang', even: 'Impas' }

function Filters() {
  const { query } = useStore($place)
  return (
    <>
      <KeywordField label="Cari toko" placeholder="Nama toko" />
      <Choice
        label="Saldo"
        value={query['state']}
        options={states}
        onChange={state => setQuery({ state, page: undefined }, true)}
      />
      <BankFile />
    </>
  )
}

function BankFile() {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveBankFiles()
    setBusy(false)
  }
  return (
    <Button look="plain" isBusy={isBusy} onClick={() => void save()}>
      <Download className="size-5" aria-hidden="true" />
      Berkas transfer massal
    </Button>
  )
}
