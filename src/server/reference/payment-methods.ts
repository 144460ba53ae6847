import { brand } from '#lib/core/brand.ts'
import { paymentGroupNames } from '#lib/payment/choice.ts'

import type { Db } from '#server/core/db/connect.ts'
import { banks } from '#server/withdrawal/schema.ts'
import { paymentMethods } from '#server/payment/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'

const bankNames = `bca Bank Central Asia (BCA); mandiri Bank Mandiri; bni Bank Negara Indonesia (BNI); bri Bank Rakyat Indonesia (BRI); permata Bank Permata; bsi Bank Syariah Indonesia (BSI); cimb CIMB Niaga; danamon Bank Danamon; btn Bank Tabungan Negara (BTN); panin Panin Bank; ocbc OCBC; maybank Maybank Indonesia; uob UOB Indonesia; hsbc HSBC Indonesia; mega Bank Mega; sinarmas Bank Sinarmas; bukopin KB Bank; btpn Bank SMBC Indonesia; jago Bank Jago; seabank SeaBank; neo Bank Neo Commerce; blu blu by BCA Digital; bjb Bank BJB; dki Bank Jakarta; jateng Bank Jateng; jatim Bank Jatim; muamalat Bank Muamalat; dbs DBS Indonesia; gopay GoPay; ovo OVO; dana DANA; shopeepay ShopeePay`

/** Writes banks and payment methods as in this file. */
export async function writePayments(db: Db): Promise<void> {
  await insertRows(
    db,
    banks,
    bankNames.split('; ').map((text, index) => {
      const at = text.indexOf(' ')
      return { code: text.slice(0, at), name: text.slice(at + 1), sort: index + 1 }
    }),
    { onConflict: { key: ['code'], rule: 'replace' } }
  )
  const accounts = ['BCA', 'Mandiri', 'BNI', 'BRI', 'Permata'].map((bank, index) => ({
    id: index + 2,
    name: `${bank} Virtual Account`,
    icon: bank.toLowerCase(),
    bankType: 'virtual_account' as const,
    bankCode: bank.toLowerCase(),
    fee: 4000,
    sort: index + 2
  }))
  await insertRows(
    db,
    paymentMethods,
    [
      { id: 1, name: brand.saldo, icon: 'wallet', bankType: 'baba_balance', bankCode: null, fee: 0, sort: 1 },
      ...accounts,
      {
        id: 7,
        name: paymentGroupNames.baba_cod,
        icon: 'hand-coins',
        bankType: 'baba_cod',
        bankCode: null,
        fee: 0,
        sort: 7
      },
      {
        id: 8,
        name: paymentGroupNames.paylater_account,
        icon: 'calendar-clock',
        bankType: 'paylater_account',
        bankCode: null,
        fee: 0,
        sort: 8
      }
    ],
    { onConflict: { key: ['id'], rule: 'replace' } }
  )
}
