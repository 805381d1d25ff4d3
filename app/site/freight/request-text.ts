import type { EnquiryText } from '#features/enquiries/enquiry.ts'
import { basisOf, cargoOf, cbmOf, chargeableWeight, type Piece } from '#features/freight/chargeable-weight.ts'
import { estimateOf } from '#features/freight/estimate.ts'
import type { FreightRequest } from '#features/freight/freight-request.ts'
import type { Lane } from '#features/freight/lane.ts'
import { dayText } from '#values/day-words.ts'
import { freightWords } from '../../words/freight.ts'
import { freightEmailWords } from '../../words/freight-email.ts'
import { lineText, rangeText } from './line-text.ts'

const words = freightEmailWords

/** A request as staff read it: what was asked, and what the page said it comes to. */
export function requestText(asked: FreightRequest, lanes: readonly Lane[]): EnquiryText {
  const lane = lanes.find(({ id }) => id === asked.lane)
  const mode = lane?.mode ?? asked.mode
  const { name, email, phone, message } = asked
  return {
    kind: 'freight',
    name,
    email,
    phone,
    message,
    details: {
      [words.road]: lane ? `${lane.origin} to ${lane.destination}` : `${asked.from} to ${asked.to}`,
      [words.mode]: mode ? freightWords.modes[mode] : freightWords.form.modeNone,
      [words.goods]: freightWords.goods[asked.goods],
      [words.pieces]: asked.pieces.map(pieceText).join('; '),
      ...sumsOf(asked, lane, mode),
      [words.readyOn]: asked.readyOn ? dayText(asked.readyOn) : '',
    },
  }
}

/** The same as the admin area prices it. */
export function shipmentAsked({ pieces, goods, ...asked }: FreightRequest, lanes: readonly Lane[]) {
  const lane = lanes.find(({ id }) => id === asked.lane)
  return {
    mode: lane?.mode ?? asked.mode ?? null,
    origin: lane?.origin ?? asked.from,
    destination: lane?.destination ?? asked.to,
    goods: freightWords.goods[goods],
    pieces,
  }
}

const pieceText = ({ count, lengthCm, widthCm, heightCm, kg }: Piece) =>
  words.piece(count, `${lengthCm} × ${widthCm} × ${heightCm}`, kg)

function sumsOf(asked: FreightRequest, lane: Lane | undefined, mode: Lane['mode'] | undefined): Record<string, string> {
  if (asked.pieces.length === 0) return {}
  const says = freightWords.sum
  const cargo = cargoOf(asked.pieces)
  const { unit, chargeable } = chargeableWeight(cargo, basisOf[mode ?? 'air'])
  return {
    [words.size]: `${says.cbm(cbmOf(cargo))}, ${says.kg(cargo.grossKg)}`,
    ...(mode && { [words.chargeable]: unit === 'kg' ? says.kg(chargeable) : says.tonnes(chargeable) }),
    ...(lane && {
      [words.estimate]: estimateOf(lane, cargo, asked.goods === 'documents')
        .map((line) => `${rangeText(line)}, ${lineText(line)}`)
        .join('; '),
    }),
  }
}
