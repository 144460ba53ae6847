import { appliancesDrawings } from './draw-appliances.ts'
import { bathDrawings } from './draw-bath.ts'
import { dailyDrawings } from './draw-daily.ts'
import { electronicsDrawings } from './draw-electronics.ts'
import { fixingsDrawings } from './draw-fixings.ts'
import { furnitureDrawings } from './draw-furniture.ts'
import { gadgetsDrawings } from './draw-gadgets.ts'
import { housewareDrawings } from './draw-houseware.ts'
import { joineryDrawings } from './draw-joinery.ts'
import { machinesDrawings } from './draw-machines.ts'
import { masonryDrawings } from './draw-masonry.ts'
import { packsDrawings } from './draw-packs.ts'
import { paintDrawings } from './draw-paint.ts'
import { pipesDrawings } from './draw-pipes.ts'
import { powerDrawings } from './draw-power.ts'
import { roofDrawings } from './draw-roof.ts'
import { sacksDrawings } from './draw-sacks.ts'
import { sheetsDrawings } from './draw-sheets.ts'
import { siteDrawings } from './draw-site.ts'
import { steelDrawings } from './draw-steel.ts'
import { tilesDrawings } from './draw-tiles.ts'
import { toolsDrawings } from './draw-tools.ts'
import { waterDrawings } from './draw-water.ts'
import type { Drawing } from './kit.ts'

/** Every drawing by name. */
export const drawings: Record<string, Drawing | undefined> = {
  ...appliancesDrawings,
  ...bathDrawings,
  ...dailyDrawings,
  ...electronicsDrawings,
  ...fixingsDrawings,
  ...furnitureDrawings,
  ...gadgetsDrawings,
  ...housewareDrawings,
  ...joineryDrawings,
  ...machinesDrawings,
  ...masonryDrawings,
  ...packsDrawings,
  ...paintDrawings,
  ...pipesDrawings,
  ...powerDrawings,
  ...roofDrawings,
  ...sacksDrawings,
  ...sheetsDrawings,
  ...siteDrawings,
  ...steelDrawings,
  ...tilesDrawings,
  ...toolsDrawings,
  ...waterDrawings
}
