import { appliancesDrawings } from './draw-appliances.ts'
import { bathDrawings } from './draw-bath.ts'
import { bitsDrawings } from './draw-bits.ts'
import { boardsDrawings } from './draw-boards.ts'
import { dailyDrawings } from './draw-daily.ts'
import { drainDrawings } from './draw-drain.ts'
import { discsDrawings } from './draw-discs.ts'
import { electronicsDrawings } from './draw-electronics.ts'
import { fittingsDrawings } from './draw-fittings.ts'
import { finishDrawings } from './draw-finish.ts'
import { fitmentsDrawings } from './draw-fitments.ts'
import { fixingsDrawings } from './draw-fixings.ts'
import { furnitureDrawings } from './draw-furniture.ts'
import { gadgetsDrawings } from './draw-gadgets.ts'
import { gearDrawings } from './draw-gear.ts'
import { groundDrawings } from './draw-ground.ts'
import { handtoolsDrawings } from './draw-handtools.ts'
import { hardwareDrawings } from './draw-hardware.ts'
import { housewareDrawings } from './draw-houseware.ts'
import { joineryDrawings } from './draw-joinery.ts'
import { lampsDrawings } from './draw-lamps.ts'
import { machinesDrawings } from './draw-machines.ts'
import { masonToolsDrawings } from './draw-mason-tools.ts'
import { masonryDrawings } from './draw-masonry.ts'
import { nailsDrawings } from './draw-nails.ts'
import { openingsDrawings } from './draw-openings.ts'
import { packsDrawings } from './draw-packs.ts'
import { paintDrawings } from './draw-paint.ts'
import { pipesDrawings } from './draw-pipes.ts'
import { plumbingDrawings } from './draw-plumbing.ts'
import { powerDrawings } from './draw-power.ts'
import { roofDrawings } from './draw-roof.ts'
import { roomDrawings } from './draw-room.ts'
import { sacksDrawings } from './draw-sacks.ts'
import { sheetsDrawings } from './draw-sheets.ts'
import { siteDrawings } from './draw-site.ts'
import { smallDrawings } from './draw-small.ts'
import { steelDrawings } from './draw-steel.ts'
import { tilesDrawings } from './draw-tiles.ts'
import { toolsDrawings } from './draw-tools.ts'
import { waterDrawings } from './draw-water.ts'
import { wiringDrawings } from './draw-wiring.ts'
import type { Drawing } from './kit.ts'

/** Every drawing by name. */
export const drawings: Record<string, Drawing | undefined> = {
  ...appliancesDrawings,
  ...bathDrawings,
  ...bitsDrawings,
  ...boardsDrawings,
  ...dailyDrawings,
  ...drainDrawings,
  ...discsDrawings,
  ...electronicsDrawings,
  ...fittingsDrawings,
  ...finishDrawings,
  ...fitmentsDrawings,
  ...fixingsDrawings,
  ...furnitureDrawings,
  ...gadgetsDrawings,
  ...gearDrawings,
  ...groundDrawings,
  ...handtoolsDrawings,
  ...hardwareDrawings,
  ...housewareDrawings,
  ...joineryDrawings,
  ...lampsDrawings,
  ...machinesDrawings,
  ...masonToolsDrawings,
  ...masonryDrawings,
  ...nailsDrawings,
  ...openingsDrawings,
  ...packsDrawings,
  ...paintDrawings,
  ...pipesDrawings,
  ...plumbingDrawings,
  ...powerDrawings,
  ...roofDrawings,
  ...roomDrawings,
  ...sacksDrawings,
  ...sheetsDrawings,
  ...siteDrawings,
  ...smallDrawings,
  ...steelDrawings,
  ...tilesDrawings,
  ...toolsDrawings,
  ...waterDrawings,
  ...wiringDrawings
}
