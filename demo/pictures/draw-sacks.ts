import {
  band,
  cylinder,
  type Drawing,
  group,
  line,
  lit,
  type Look,
  looks,
  oval,
  path,
  rect,
  round,
  shade,
  shadow,
  times
} from './kit.ts'
import { emblem, label, printed } from './surfaces.ts'

const brands =
  '#e9e4da,#c4232b #ece8df,#1f4ea3 #e4dcc8,#2e8b4a #efe9e0,#e07b1a #d9d2c4,#7a2c8f #f0ece4,#111111,1 #d6b98c,#b5331c #e8e4dc,#0d8a8a'

/** A filled paper sack standing; sw and sh scale it. */
function bag(look: Look, cx: number, top: number, w: number, h: number): string {
  const l = cx - w / 2
  const r = cx + w / 2
  const b = top + h
  const body = `M${l + 8} ${top + 6} Q${cx} ${top - 8} ${r - 8} ${top + 6} Q${r + 10} ${top + h * 0.3} ${r + 6} ${b - 16} Q${r} ${b + 4} ${r - 18} ${b} Q${cx} ${b + 9} ${l + 18} ${b} Q${l} ${b + 4} ${l - 6} ${b - 16} Q${l - 10} ${top + h * 0.3} ${l + 8} ${top + 6} z`
  const bandAt = top + h * 0.3
  const wave = `M${l - 5} ${bandAt} Q${cx} ${bandAt + 14} ${r + 7} ${bandAt} v${h * 0.36} Q${cx} ${bandAt + h * 0.36 + 16} ${l - 6} ${bandAt + h * 0.36} z`
  return (
    path(body, look.main) +
    path(wave, look.accent) +
    (look.kind === 1
      ? path(
          `M${l - 6} ${bandAt + h * 0.42} Q${cx} ${bandAt + h * 0.42 + 15} ${r + 7} ${bandAt + h * 0.42} v7 Q${cx} ${bandAt + h * 0.42 + 23} ${l - 6} ${bandAt + h * 0.42 + 7} z`,
          '#e0a526'
        )
      : '') +
    (look.words
      ? printed(l + 12, bandAt + 14, w - 24, h * 0.34, '#ffffff', look.words)
      : emblem(cx - w * 0.24, bandAt + h * 0.2 + 6, h * 0.085, '#ffffff') +
        label(cx - w * 0.06, bandAt + h * 0.13 + 4, w * 0.42, h * 0.17, '#ffffff')) +
    label(cx - w * 0.3, top + h * 0.78, w * 0.3, h * 0.1, shade(look.main, -0.4)) +
    rect(l + 6, top + 8, w - 12, 5, shade(look.main, -0.25), 'rx="2" opacity="0.7"') +
    line(`M${l + 12} ${top + 10.5} H${r - 12}`, '#ffffff', 1.2, 'stroke-dasharray="4 3" opacity="0.8"') +
    path(body, 'url(#face)') +
    path(body, 'url(#tube)', 'opacity="0.55"') +
    line(
      `M${l + 14} ${top + 34} q10 30 2 60 M${r - 20} ${top + 40} q-8 26 0 44 M${cx} ${b - 30} q14 -10 34 -6`,
      '#000000',
      2,
      'opacity="0.10"'
    )
  )
}

/** A sack lying flat, for stacks. */
const lying = (look: Look, x: number, y: number, w: number, h: number) => {
  const d = `M${x + 10} ${y} H${x + w - 10} Q${x + w + 8} ${y + h / 2} ${x + w - 8} ${y + h} H${x + 8} Q${x - 8} ${y + h / 2} ${x + 10} ${y} z`
  return (
    path(d, look.main) +
    path(
      `M${x + w * 0.3} ${y} h${w * 0.4} q6 ${h / 2} 0 ${h} h${-w * 0.4} q6 ${-h / 2} 0 ${-h} z`,
      look.accent
    ) +
    label(x + w * 0.38, y + h * 0.25, w * 0.24, h * 0.5, '#ffffff') +
    path(d, 'url(#tubeV)', 'opacity="0.7"')
  )
}

/** Sacks and bags. */
export const sacksDrawings: Record<string, Drawing> = {
  sack: { looks: looks(brands), draw: look => shadow(204, 336, 112, 20) + bag(look, 200, 76, 186, 258) },
  sackstack: {
    looks: looks(brands),
    draw: look =>
      shadow(205, 334, 150, 22) +
      times(4, i => lying(look, 74 + (i % 2) * 8, 284 - i * 46, 246, 48)) +
      group('translate(96 -20) scale(0.52)', bag(look, 200, 76, 186, 258))
  },
  groutbag: {
    looks: looks(brands),
    draw: look =>
      shadow(204, 330, 88, 16) +
      path('M128 110 h148 l10 206 q-86 18 -168 0 z', look.main) +
      path('M124 176 h156 l4 84 h-164 z', look.accent) +
      (look.words
        ? printed(136, 182, 132, 72, '#ffffff', look.words)
        : emblem(168, 218, 20, '#ffffff') + label(196, 204, 66, 34, '#ffffff')) +
      rect(128, 104, 148, 18, shade(look.main, -0.2), 'rx="3"') +
      path('M128 110 h148 l10 206 q-86 18 -168 0 z', 'url(#tube)', 'opacity="0.7"') +
      round(180, 282, 50, 22, 4, look.accent)
  },
  soilbag: {
    looks: looks('#3d7a3a,#e9c84a #5a3b24,#8fbf4a #2f6d55,#f0e6d2 #7a5230,#e07b1a'),
    draw: look =>
      shadow(204, 334, 100, 18) +
      bag({ ...look, kind: 0 }, 200, 86, 168, 246) +
      group(
        'translate(200 128)',
        path('M0 22 q-26 -4 -28 -30 q24 0 28 30 z M0 22 q24 -8 24 -34 q-24 4 -24 34 z', '#8fd06a')
      )
  },
  ricesack: {
    looks: looks('#f2eee4,#c4232b #f4efdf,#2e8b4a #efe9dc,#1f4ea3 #f6f1e6,#d6962a #efe6d8,#7a2c8f'),
    draw: look =>
      shadow(204, 336, 112, 20) +
      bag(look, 200, 80, 182, 252) +
      group(
        'translate(238 268)',
        times(7, i =>
          oval(-20 + i * 7, (i % 3) * 6, 3, 7, '#ffffff', `stroke="#d9cfb8" transform="rotate(${i * 24})"`)
        )
      )
  },
  tank: {
    looks: looks('#e5812f,#b95e17 #2f6db5,#1d4a80 #3f8a58,#2a623d #c3c7cb,#8d9298'),
    draw: look =>
      shadow(206, 338, 118, 22) +
      cylinder(
        200,
        112,
        104,
        26,
        210,
        look.main,
        times(6, i => band(104, 26, 22 + i * 34, 9, shade(look.main, -0.18))) +
          rect(62, 96, 84, 46, '#ffffff', 'rx="6" opacity="0.92"') +
          label(74, 106, 60, 28, look.accent),
        shade(look.main, 0.15)
      ) +
      oval(200, 104, 58, 14, shade(look.main, -0.12)) +
      cylinder(200, 84, 36, 9, 16, shade(look.main, -0.2)) +
      lit(296, 296, 22, 14, 4, '#8b9096', 'tubeV')
  },
  steeltank: {
    looks: looks('#c3c7cb,#8d9298 #d5d9dc,#9aa0a6'),
    draw: look =>
      shadow(206, 346, 110, 18) +
      times(3, i => lit(118 + i * 76, 290, 12, 54, 3, '#6d7277', 'tube')) +
      cylinder(
        200,
        84,
        88,
        24,
        216,
        look.main,
        times(7, i => band(88, 24, 12 + i * 29, 3, look.accent)),
        shade(look.main, 0.2)
      ) +
      oval(200, 78, 40, 10, shade(look.main, -0.2))
  }
}
