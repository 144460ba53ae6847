const modules = (...names: readonly string[]) => new RegExp(`(?:${names.join('|')})\\.(?:tsx?|m?js)`)

/** What nearly every page loads at once; the bundler's own helper is in it for every import(). */
const shell = modules(
  'vite/preload-helper',
  '/src/islands/(?:catalogue/strips|directives/(?:first-touch|island-lost)|shell/(?:boot|picture-transition))',
  '/src/lib/(?:cart/store/begun-lines-key|chat/begun-chat-key)',
  '/src/lib/core/(?:[a-z]+/)?(?:leaving-place|reached|safe-storage|shown|sign-in-pages|signed-in-hint|toasts)',
  '/src/lib/(?:format/rupiah|identity/store/who(?:-is-here)?|notification/counters|search/store/search-tab)'
)

/** What asks the server: for members at once, for guests with the first island that needs it. */
const requesting = modules(
  '/src/lib/core/(?:[a-z]+/)?(?:api-error|browser-errors|call|personal-storage|worker-pages|limited-signal|no-answer|our-fault|person|server-time|sign-in-browser|signature-headers|wire)',
  '/src/lib/identity/store/session'
)

/** What every island stands on. Forty small files cost more in headers than in code (home 138 kB, now 126). */
const library =
  /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/(?:react|query|persistent))\//
/** What public pages draw with; a page that is somebody's own brings the icons that it has besides. */
const publicIcons = new RegExp(
  `/lucide-react/dist/esm/(?:(?!icons/)|icons/(?:${[
    'arrow-left|badge-check|bell|bell-off|check-check|chevron-(?:down|left|right)|cloud-off|eye|eye-off|hand-coins',
    'layout-grid|locate-fixed|map-pin|message-circle|minus|package|plus|rotate-ccw-clock|scale|search|shield-check|shopping-cart|star',
    'store|tag|trash|truck|wifi-off|x'
  ].join('|')})\\.)`
)
/** Icons of chat alone: with those of all account pages it would load twice as much. */
const chatIcons =
  /\/lucide-react\/dist\/esm\/icons\/(?:ban|clock-3|ellipsis-vertical|flag|headset|image-(?:off|up)|message-square-off|messages-square|paperclip|refresh-cw|send-horizontal)\./
/** Photos of messages, which complaints show too: beside the chat's icons they are no files of their own. */
const chatPhotos = modules('/src/islands/chat/(?:PhotoPreview|PhotoViewer|use-blob-address)')
const chat = new RegExp(`${chatIcons.source}|${chatPhotos.source}`)
const icons = /node_modules\/lucide-react\//
const common = modules(
  '/src/components/(?:catalogue/Photo|ui/FoldArrow)',
  '/src/lib/identity/store/(?:channels|live)',
  '/src/components/ui/(?:Button|EmptyNote|PageIcon|button-class|clear-label|retry-label)',
  '/src/islands/shell/(?:CategoryLinks|use-hover-open)',
  '/src/islands/ui/(?:Dialog|LoadError|RetryButton|Tabs|second-tap|back-closes|move-focus|popover|use-(?!submission)[a-z-]+)',
  '/src/lib/core/(?:[a-z]+/)?(?:analytics|arrival|brand|consent|fetched|idempotency-key|later|persistent|last-tap|list-paging|paths|refetch|tab-answer)',
  '/src/lib/format/(?:counts|measures|no-break|photo|place|relative|weight)',
  '/src/lib/notification/store/(?:arrivals|refresh-counters)',
  '/src/lib/(?:catalogue|product)/(?:category-(?:store|tree)|price|sale-units|texts|unit-price|used-vouchers|viewed)',
  '/src/lib/(?:cart/store/(?:begun-purchase|not-added)|voucher/worth)'
)
/** What a product's page and the way to the payment share: small files, whose headers cost more than their code. */
const buying = modules(
  '/src/lib/(?:address|shipping)/texts',
  '/src/lib/cart/store/(?:checkout-draft|add-item)',
  '/src/lib/product/(?:store|errors|quantity)',
  '/src/lib/identity/store/stored-purchase-sign-in',
  '/src/lib/shipping/store/estimate',
  '/src/islands/(?:address/NoAddress|ui/Quantity)'
)
/** What the tabs of a member share: their one socket. */
const socket = modules(
  '/src/lib/core/browser/(?:leading-socket|open-shared-socket|realtime|shared-socket|socket-options|tab-election)'
)
/** Apart from what members' pages share: a product's page tells when goods arrive, and chat needs nothing else of it. */
const dates = modules('/src/lib/format/dates', '/date-fns/addDays')
const waiting = modules('/src/lib/core/(?:browser/waiting-records|limits)')
const guarded = modules('/src/islands/identity/Guarded')
/** What most pages of a member show beside their subject. */
const own = modules(
  '/src/islands/ui/(?:Confirm|Countdown|ErrorText|Fact|Section|SubmitButton|use-submission)',
  '/src/lib/core/(?:[a-z]+/)?(?:cost-labels|identifier|seconds-left|submission)',
  '/src/lib/format/(?:countdown|typed-rupiah)',
  '/src/lib/address/typed-digits',
  '/src/lib/(?:cart/store/bought-again|identity/store/typed|money/texts|payment/is-verdict)'
)
/** What pages about an order share: the list, the order, its payment and its complaints. */
const orders = modules(
  '/src/lib/order/(?:change-texts|clocks|errors|limits|negotiation|negotiation-notices|part-texts|parts|payment-status)',
  '/src/lib/order/(?:shipment-state|site-needs|status|tabs|texts|transitions)',
  '/src/lib/order/store/(?:busy|last-tab|order-actions|tell-change)',
  '/src/lib/complaint/(?:errors|kinds|limits|photo-problem|texts)',
  '/src/lib/complaint/store/stored-photos',
  '/src/lib/(?:money/errors|negotiation/(?:freight|texts)|order/negotiation-total|payment/(?:choice|texts)|product/kept-pieces)',
  '/src/lib/review/(?:review-step|texts)',
  '/src/islands/order/(?:DeadlineNote|ProductLine|ProductPhoto|TraceList)',
  '/src/components/ui/AmountRow'
)
/** What the checkout and its dialogs share, which load with the first press. */
const checkout = modules(
  '/src/lib/checkout/store/(?:choices|delivery|methods|open-checkout|places|point-forms|site|state)',
  '/src/lib/shipping/store/point-levels',
  '/src/islands/checkout/VoucherWorth'
)
/** Signs requests; with the helper that its compiled classes use. */
const signature =
  /\/src\/lib\/core\/api\/signature\.ts|node_modules\/@noble\/hashes\/|helpers\/(?:esm\/)?(?:defineProperty|toPropertyKey|toPrimitive|typeof)/
/** Rules of forms that are checked while somebody types. */
const rules = modules(
  '/zod/v4/(?:core|mini)/[a-z-]+',
  '/src/lib/core/(?:[a-z]+/)?(?:endpoint|field-messages|fields|visible-text)'
)
const accountTexts = modules('/src/lib/identity/texts')
const pin = modules('/src/lib/identity/store/pin', '/src/islands/identity/(?:CreatePinDialog|PinDialog)')
const digits = modules('/input-otp/dist/index', '/src/islands/identity/(?:DigitBoxes|PinBoxes)')

/**
 * What the browser gets in one file: small ones cost more in headers and waiting than in code. A group takes along what
 * its modules import and no earlier one has; so icons that few pages draw stay out of what many share.
 */
export const scriptGroups = [
  { name: 'shell', test: shell },
  { name: 'requesting', test: requesting },
  { name: 'react', test: library },
  { name: 'icons', test: publicIcons },
  { name: 'socket', test: socket },
  { name: 'common', test: common },
  { name: 'buying', test: buying },
  { name: 'chat-icons', test: chat },
  { name: 'own-icons', test: icons },
  { name: 'account-texts', test: accountTexts },
  { name: 'dates', test: dates },
  { name: 'waiting', test: waiting },
  { name: 'guarded', test: guarded },
  { name: 'own', test: own },
  { name: 'orders', test: orders },
  { name: 'signature', test: signature },
  { name: 'checkout', test: checkout },
  { name: 'rules', test: rules },
  { name: 'digits', test: digits },
  { name: 'pin', test: pin }
]
