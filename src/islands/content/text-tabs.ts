/**
 * Turns links to parts of the page into tabs (content-45): without scripts all parts are visible. The address's
 * fragment selects the part, or the part that contains its target.
 */
export function startTextTabs(): void {
  const list = document.querySelector<HTMLElement>('[data-tabs]')
  if (!list) return
  const tabs = [...list.querySelectorAll('a')]
  const panels = tabs.map(tab => document.querySelector<HTMLElement>(`#${CSS.escape(tab.hash.slice(1))}`))
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', list.dataset['tabs'] ?? '')
  const select = (index: number) => {
    for (const [i, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(i === index))
      tab.tabIndex = i === index ? 0 : -1
      panels[i]?.toggleAttribute('hidden', i !== index)
    }
  }
  for (const [i, tab] of tabs.entries()) {
    const panel = panels[i]
    tab.setAttribute('role', 'tab')
    tab.id = `tab-${tab.hash.slice(1)}`
    tab.setAttribute('aria-controls', panel?.id ?? '')
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tab.id)
    tab.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      history.replaceState(history.state, '', tab.hash)
      select(i)
    })
  }
  list.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const now = tabs.findIndex(tab => tab === document.activeElement)
    if (!step || now < 0) return
    event.preventDefault()
    const next = tabs[(now + step + tabs.length) % tabs.length]
    next?.focus()
    next?.click()
  })
  const openTarget = () => {
    const target = location.hash ? document.querySelector(`#${CSS.escape(location.hash.slice(1))}`) : null
    const found = panels.findIndex(panel => panel?.contains(target))
    select(Math.max(found, 0))
    // The target was hidden when the browser tried to scroll to it.
    if (found > 0 && target !== panels[found]) target?.scrollIntoView()
  }
  window.addEventListener('hashchange', openTarget)
  openTarget()
}
