import type { EnquiryText } from '#features/enquiries/enquiry.ts'
import { basisOf, cargoOf, cbmOf, chargeableWeight, type Piece } from '#features/freight/chargeable-weight.ts'
import { estimateOf } from '#features/freight/estimate.ts'
import type { FreightRequest } from '#features/freight/freight-request.ts'
import type { Lane } from '#features/freight/lane.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { freightWords } from '../../words/freight.ts'
import { freightEmailWords } from '../../words/freight-email.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { lineText, rangeText } from './line-text.ts'
import { cbmText, weightText } from './quantity-text.ts'

const words = freightEmailWords
/** Staff read English. */
const english = readEnglish(freightWords)

/** A request for staff: what was requested, and the estimate that the page showed. */
export function requestText(request: FreightRequest, lanes: readonly Lane[]): EnquiryText {
  const lane = lanes.find(({ id }) => id === request.lane)
  const mode = lane?.mode ?? request.mode
  const { name, email, phone, message } = request
  return {
    kind: 'freight',
    name,
    email,
    phone,
    message,
    details: {
      [words.road]: lane ? `${lane.origin} to ${lane.destination}` : `${request.from} to ${request.to}`,
      [words.mode]: mode ? english.modes[mode] : english.form.modeNone,
      [words.goods]: english.goods[request.goods],
      [words.pieces]: request.pieces.map(pieceText).join('; '),
      ...sumsOf(request, lane, mode),
      [words.readyOn]: request.readyOn ? englishFormatter.day(request.readyOn) : '',
    },
  }
}

/** The same as the admin area prices it. */
export function shipmentInput({ pieces, goods, ...request }: FreightRequest, lanes: readonly Lane[]) {
  const lane = lanes.find(({ id }) => id === request.lane)
  return {
    mode: lane?.mode ?? request.mode ?? null,
    origin: lane?.origin ?? request.from,
    destination: lane?.destination ?? request.to,
    goods: english.goods[goods],
    pieces,
  }
}

const pieceText = ({ count, lengthCm, widthCm, heightCm, kg }: Piece) =>
  words.piece(count, `${lengthCm} × ${widthCm} × ${heightCm}`, englishFormatter.number(kg, 1))

function sumsOf(request: FreightRequest, lane: Lane | undefined, mode: Lane['mode'] | undefined): Record<string, string> {
  if (request.pieces.length === 0) return {}
  const cargo = cargoOf(request.pieces)
  const { unit, chargeable } = chargeableWeight(cargo, basisOf[mode ?? 'air'])
  return {
    [words.size]: `${cbmText(cbmOf(cargo), english, englishFormatter)}, ${weightText('kg', cargo.grossKg, english, englishFormatter)}`,
    ...(mode && { [words.chargeable]: weightText(unit, chargeable, english, englishFormatter) }),
    ...(lane && {
      [words.estimate]: estimateOf(lane, cargo, request.goods === 'documents')
        .map((line) => `${rangeText(line, english, englishFormatter)}, ${lineText(line, english, englishFormatter)}`)
        .join('; '),
    }),
  }
}
