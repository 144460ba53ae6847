export function DevicesTab() {
  return null
}
