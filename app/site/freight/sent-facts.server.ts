import { basisOf, cargoOf, cbmOf, chargeableWeight } from '#features/freight/chargeable-weight.ts'
import { estimateOf } from '#features/freight/estimate.ts'
import type { FreightRequest } from '#features/freight/freight-request.ts'
import type { Lane } from '#features/freight/lane.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { freightWords } from '../../words/freight.ts'
import { freightPageWords } from '../../words/freight-page.ts'
import { lineText, rangeText } from './line-text.ts'
import { cbmText, weightText } from './quantity-text.ts'

/**
 * What was asked for, for the answer to a request: the route, the measures, the chargeable weight and the planning range that its form
 * showed, row by row in the language of the page. `lanes` are in that language.
 */
export function sentFacts(request: FreightRequest, lanes: readonly Lane[], read: ReadWords): [string, string][] {
  const { format } = read
  const words = read(freightWords)
  const { form, sum, modes } = words
  const { piece } = read(freightPageWords)
  const lane = lanes.find(({ id }) => id === request.lane)
  const mode = lane?.mode ?? request.mode
  const cargo = cargoOf(request.pieces)
  const charged = mode && chargeableWeight(cargo, basisOf[mode])
  return [
    ...(lane
      ? [[form.lane, form.laneText({ ...lane, mode: modes[lane.mode] })] as [string, string]]
      : ([
          [form.from, request.from],
          [form.to, request.to],
        ] as [string, string][])),
    ...request.pieces.map(({ count, lengthCm, widthCm, heightCm, kg }): [string, string] => [
      sum.count,
      piece({ count, size: `${lengthCm} × ${widthCm} × ${heightCm}`, kg: format.number(kg, 1) }),
    ]),
    [sum.volume, cbmText(cbmOf(cargo), words, format)],
    [sum.weighs, weightText('kg', cargo.grossKg, words, format)],
    ...(charged ? [[sum.title, weightText(charged.unit, charged.chargeable, words, format)] as [string, string]] : []),
    ...(lane
      ? estimateOf(lane, cargo, request.goods === 'documents').map((line): [string, string] => [
          sum.range,
          `${rangeText(line, words, format)}, ${lineText(line, words, format)}`,
        ])
      : []),
  ]
}
