import { appliancesDrawings } from './draw-appliances.ts'
import { dailyDrawings } from './draw-daily.ts'
import { furnitureDrawings } from './draw-furniture.ts'
import { gadgetsDrawings } from './draw-gadgets.ts'
import { housewareDrawings } from './draw-houseware.ts'
import { joineryDrawings } from './draw-joinery.ts'
import { masonryDrawings } from './draw-masonry.ts'
import { paintDrawings } from './draw-paint.ts'
import { pipesDrawings } from './draw-pipes.ts'
import { powerDrawings } from './draw-power.ts'
import { roofDrawings } from './draw-roof.ts'
import { sacksDrawings } from './draw-sacks.ts'
import { steelDrawings } from './draw-steel.ts'
import { tilesDrawings } from './draw-tiles.ts'
import { toolsDrawings } from './draw-tools.ts'
import { waterDrawings } from './draw-water.ts'
import type { Drawing } from './kit.ts'

/** Every drawing by name. */
export const drawings: Record<string, Drawing | undefined> = {
  ...appliancesDrawings,
  ...dailyDrawings,
  ...furnitureDrawings,
  ...gadgetsDrawings,
  ...housewareDrawings,
  ...joineryDrawings,
  ...masonryDrawings,
  ...paintDrawings,
  ...pipesDrawings,
  ...powerDrawings,
  ...roofDrawings,
  ...sacksDrawings,
  ...steelDrawings,
  ...tilesDrawings,
  ...toolsDrawings,
  ...waterDrawings
}
