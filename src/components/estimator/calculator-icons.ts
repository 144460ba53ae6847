import { BrickWall, Frame, House, Layers, LayoutGrid, PaintRoller, PanelsTopLeft, Shovel } from 'lucide-react'

/** What stands beside a calculator's name, wherever a link leads to it. */
export const calculatorIcons = {
  dinding: BrickWall,
  'plester-acian': Layers,
  lantai: LayoutGrid,
  cat: PaintRoller,
  atap: House,
  'cor-beton': Shovel,
  besi: Frame,
  plafon: PanelsTopLeft
} as const
