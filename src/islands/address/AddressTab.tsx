export function AddressTab() {
  return null
}
