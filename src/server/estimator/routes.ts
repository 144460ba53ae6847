import { measureFloors, measureWalls, productsOf } from '#lib/estimator/areas.ts'
import { estimateRoof } from '#lib/estimator/roof.ts'
import { estimateSteel } from '#lib/estimator/rebar.ts'
import { estimatePaint } from '#lib/estimator/paint.ts'
import * as contract from '#lib/estimator/contract.ts'
import { estimateConcrete } from '#lib/estimator/concrete.ts'
import { estimateWall } from '#lib/estimator/wall.ts'
import { cubic } from '#lib/estimator/figures.ts'
import { exampleOf } from '#lib/estimator/form-state.ts'
import type { CalculatorKind } from '#lib/estimator/kinds.ts'
import { estimateTiles } from '#lib/estimator/floor.ts'
import type { Estimate, Step } from '#lib/estimator/need.ts'
import { estimateCeiling, squareOf } from '#lib/estimator/ceiling.ts'
import { estimatePlaster } from '#lib/estimator/plaster.ts'
import { estimatorErrors } from '#lib/estimator/errors.ts'
import { readSizes } from '#lib/estimator/sizes.ts'
import type { Endpoint, InputOf, ReplyOf } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { type EstimateQuery, priceEstimate } from './priced-estimate.ts'

/** Seconds for which an estimate is cached; the cart always reads current prices. */
const estimateSeconds = 60

type Estimating = Endpoint<`GET /estimate/${CalculatorKind}`> & { reply: typeof contract.estimateReply }

/** Material estimates: computed by the rules of lib/estimator, with matching products of the catalogue. */
export function estimatorRoutes(api: Api): void {
  const open = <E extends Estimating>(endpoint: E, rule: (input: InputOf<E>) => Result<Estimate>) => {
    const example = JSON.stringify(exampleOf(endpoint.name.replace('GET /estimate/', '') as CalculatorKind))
    api.open(
      endpoint,
      async ({ db, input, now }) => {
        const estimate = rule(input)
        if (!estimate.ok) return estimate
        return answer((await priceEstimate(db, estimate.value, now, input as EstimateQuery)) as ReplyOf<E>)
      },
      {
        seconds: estimateSeconds,
        tags: () => ['catalogue'],
        // Inputs are unlimited: only the example that everybody sees first is cached.
        isShared: input => JSON.stringify(input) === example
      }
    )
  }
  open(contract.estimateWalls, input => after(measureWalls(input), area => estimateWall(area, input)))
  open(contract.estimatePlastering, input => after(measureWalls(input), area => estimatePlaster(area, input)))
  open(contract.estimateTiling, input =>
    after(
      input.surface === 'dinding'
        ? measureWalls(input)
        : measureFloors({ area: input.area, room: input.floor }),
      area => estimateTiles(area, input)
    )
  )
  open(contract.estimatePainting, input => after(measureWalls(input), area => estimatePaint(area, input)))
  open(contract.estimateRoofing, input => ok(estimateRoof(input)))
  open(contract.estimateConcreting, concreteOf)
  open(contract.estimateReinforcing, estimateSteel)
  open(contract.estimateCeilings, ceilingOf)
}

/** An estimate of a measured area, with the steps of the measurement first. */
function after(
  measured: ReturnType<typeof measureWalls>,
  rule: (area: number) => Estimate
): Result<Estimate> {
  if (!measured.ok) return measured
  const estimate = rule(measured.value.area)
  return ok({ ...estimate, steps: [...measured.value.steps, ...estimate.steps] })
}

function concreteOf(input: InputOf<typeof contract.estimateConcreting>): Result<Estimate> {
  const { volume, element = [] } = input
  if (volume === undefined && element.length === 0) return fail(estimatorErrors.nothing_measured)
  const parts = productsOf(element)
  const m3 = volume ?? parts.sum
  const step: Step = {
    label: 'Volume',
    formula: volume === undefined ? `${parts.formula} = ${cubic(m3)} m³` : `${cubic(m3)} m³`
  }
  return ok(estimateConcrete(m3, [step], input))
}

function ceilingOf(input: InputOf<typeof contract.estimateCeilings>): Result<Estimate> {
  const rooms =
    input.area === undefined
      ? (input.floor ?? []).map(text => {
          const [length = 0, width = 0] = readSizes(text)
          return { length, width }
        })
      : [squareOf(input.area)]
  return after(measureFloors({ area: input.area, room: input.floor }), () => estimateCeiling(rooms, input))
}
