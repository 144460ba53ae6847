export function BankTab() {
  return null
}
