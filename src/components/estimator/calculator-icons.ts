import { BrickWall, Frame, House, Layers, LayoutGrid, PaintRoller, PanelsTopLeft, Shovel } from 'lucide-react'

/** Icon next to a calculator's name in every link to it. */
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
