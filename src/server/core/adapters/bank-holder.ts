import { hmacHex } from '#server/core/platform/crypto.ts'

/** An account at a bank: the bank's code as `GET /buyer/bank/list` names it, and 10 to 20 digits. */
export type AccountAtBank = { bankCode: string; number: string }

/** Queries banks for the holder of an account (D32). */
export type BankHolder = {
  /**
   * The holder's name as the bank has it, one line of at most 100 characters; undefined where the bank knows no such
   * account. Throws where the bank could not be reached, or did not return a valid name.
   */
  holderOf: (account: AccountAtBank) => Promise<string | undefined>
}

const firstNames =
  'Agus Ahmad Andi Budi Dewi Dian Eko Endang Fitri Hadi Indah Joko Kartika Lestari Made Nur Putri Rina Sari Wayan'
const lastNames =
  'Firmansyah Gunawan Hartono Hidayat Kurniawan Kusuma Maharani Nugroho Permata Pratama Rahayu Saputra Setiawan Siregar Suryani Susanti Utami Wibowo Wijaya Yulianti'

const pick = (names: string, at: number): string => {
  const all = names.split(' ')
  return all[at % all.length] ?? ''
}

/** The built-in banks: each account always has the same name; accounts with numbers that end in 00 do not exist. */
export function sandboxBankHolder(): BankHolder {
  return {
    async holderOf({ bankCode, number }) {
      if (number.endsWith('00')) return undefined
      const digits = hmacHex('sandbox-bank', `${bankCode}:${number}`)
      return `${pick(firstNames, Number.parseInt(digits.slice(0, 8), 16))} ${pick(lastNames, Number.parseInt(digits.slice(8, 16), 16))}`
    }
  }
}
