import { useMay } from '../may-call.ts'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { EditorTable } from '../table/EditorTable.tsx'
import { KeywordField } from '../table/KeywordField.tsx'
import { Opened } from '../table/Opened.tsx'
import { saveTable } from '../table/table-csv.ts'
import { BankFileOfAll, BankFileOfSome } from './MakeBankFile.tsx'
import { payoutColumns } from './payout-columns.tsx'
import { balanceFilter, balances, shopMoney } from './payout-store.ts'
import { ShopMoneyDetail } from './ShopMoneyDetail.tsx'
import { useNone } from '../table/none-text.ts'

/** What each shop is owed, or owes, and the open one beside it with the form that records a transfer (ops-201). */
export function OpsPayouts() {
  const mayMake = useMay('POST /ops/payout/file')
  return (
    <EditorTable
      name="payouts"
      label="Saldo toko"
      columns={payoutColumns}
      of={balances}
      empty={useNone('toko dengan saldo')}
      filters={<Filters />}
      onFile={filter => saveTable('saldo-toko', 'GET /ops/payout', balanceFilter(filter), payoutColumns)}
      {...(mayMake && { bulk: BankFileOfSome })}
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
  return (
    <>
      <KeywordField label="Cari toko" placeholder="Nama toko" />
      <ChoiceFilter name="state" label="Saldo" options={states} />
      <BankFileOfAll />
    </>
  )
}
