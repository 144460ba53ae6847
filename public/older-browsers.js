// Loaded only by browsers without popovers (src/server/core/page/older-script.ts). Written in ES5, because browsers too
// old for everything else run it to say so.
;(function () {
  /** The minimum of .browserslistrc, for people. */
  var needed = 'Chrome atau Edge 100, Samsung Internet 20, Safari atau iOS 15.4, Firefox 115'

  var supports = window.CSS && window.CSS.supports
  /** Chrome 99, Safari 15.4 and Firefox 104 have all of these. */
  var hasWords = [].findLast && Object.hasOwn && window.CSSLayerBlockRule && window.HTMLDialogElement
  /** Only Firefox has this property; toSorted since 115. */
  var isOldFirefox = supports && window.CSS.supports('-moz-orient', 'inline') && ![]['toSorted']
  var isTooOld = !hasWords || isOldFirefox

  function addSheet(path) {
    var sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = path
    document.head.appendChild(sheet)
  }

  /** Hides what does not work there, as without scripts. */
  function showAsText() {
    document.documentElement.className += ' is-too-old' + (window.CSSLayerBlockRule ? '' : ' is-bare')
    document.documentElement.setAttribute('data-started', '')
    addSheet('/no-script.css')
  }

  function tellTooOld() {
    var note = document.createElement('p')
    note.className = 'older-browser'
    note.setAttribute('role', 'alert')
    note.textContent =
      'Peramban Anda terlalu lama untuk masuk dan membeli di sini; halaman ini tetap dapat dibaca. ' +
      'Untuk berbelanja, perbarui peramban Anda: ' +
      needed +
      ', atau yang lebih baru.'
    document.body.insertBefore(note, document.body.firstChild)
  }

  var popovers = '[popover]:not(dialog)'

  /** A toggle event that does not bubble, as browsers dispatch it for popovers. */
  function tellToggle(overlay) {
    overlay.dispatchEvent(new Event('toggle'))
  }

  function show(overlay, isShown) {
    if (overlay.showModal) {
      if (!isShown) overlay.close()
      else if (!overlay.open) overlay.showModal()
    } else if (isShown) {
      overlay.setAttribute('open', '')
      // The tab key does not go from a button to what it opens.
      var first = overlay.querySelector('a, button:not([tabindex])')
      if (first) first.focus()
    } else overlay.removeAttribute('open')
    tellToggle(overlay)
  }

  function hideAll(but) {
    var all = document.querySelectorAll(popovers + '[open][data-overlay]')
    for (var i = 0; i < all.length; i += 1) if (!all[i].contains(but)) show(all[i], false)
  }

  /** Buttons that name a popover toggle it, and a press outside closes it. */
  function startPopovers() {
    document.addEventListener('click', function (event) {
      var button = event.target.closest('[popovertarget]')
      var overlay = button && document.getElementById(button.getAttribute('popovertarget'))
      if (!overlay) return hideAll(event.target)
      var isHiding = button.getAttribute('popovertargetaction') === 'hide'
      show(overlay, !isHiding && !overlay.hasAttribute('open'))
    })
    document.addEventListener(
      'close',
      function (event) {
        if (event.target.hasAttribute('popover')) tellToggle(event.target)
      },
      true
    )
  }

  addSheet('/older-browsers.css')
  if (isTooOld) showAsText()

  function onReady() {
    if (isTooOld) tellTooOld()
    else startPopovers()
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onReady)
  else onReady()
})()
