/**
 * Writes an address as a step that 'back' undoes. A dialog that closes with this choice has its own history entry
 * ('Kembali' closes it): the choice replaces that entry, so that one step leads back to the previous page.
 */
export function stepTo(address: string, state: object | null): void {
  const { history } = window
  const isOverDialog = (history.state as { overlays?: number } | null)?.overlays === 1
  if (isOverDialog) history.replaceState(state, '', address)
  else history.pushState(state, '', address)
}
