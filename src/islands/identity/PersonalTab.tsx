export function PersonalTab() {
  return null
}
