import { toast } from '#lib/core/browser/toasts.ts'

/** Shares a page's address with the device's share sheet, or copies it. Hidden if neither is possible. */
export function startShare(): void {
  const button = document.querySelector<HTMLElement>('[data-share]')
  if (!button || !('share' in navigator || 'clipboard' in navigator)) return
  button.classList.remove('invisible')
  button.addEventListener('click', () => void share(button.dataset))
}

async function share({
  share: title = document.title,
  shareCopied: copied = ''
}: DOMStringMap): Promise<void> {
  const url = location.origin + location.pathname
  try {
    if ('share' in navigator) return await navigator.share({ title, url })
    await (navigator as Navigator).clipboard.writeText(url)
    toast(copied, 'success')
  } catch (error) {
    // Closing the share sheet is not an error.
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) toast('Tautan tidak dapat disalin', 'error')
  }
}
