const looks = {
  primary: 'btn-primary',
  secondary: 'btn-outline btn-primary',
  outline: 'btn-outline',
  ghost: 'btn-ghost',
  danger: 'btn-error',
  'danger-outline': 'btn-outline btn-error',
  /** The selected one of several options. */
  soft: 'btn-soft btn-primary',
  /** A placeholder that looks like a disabled button. */
  unavailable: 'btn-disabled',
  plain: ''
} as const

// Touch targets need 44 px; submit buttons have 48.
const sizes = {
  small: 'btn-sm h-11 sm:h-9',
  normal: 'h-11',
  large: 'h-12',
  square: 'btn-square size-11',
  circle: 'btn-circle size-11'
} as const

export type ButtonLook = keyof typeof looks
export type ButtonSize = keyof typeof sizes

/** The classes of a button or of an element that looks like one; `more` positions it. React uses Button instead. */
export const buttonClass = (look: ButtonLook, size: ButtonSize = 'normal', more = ''): string =>
  ['btn', looks[look], sizes[size], more].filter(Boolean).join(' ')
