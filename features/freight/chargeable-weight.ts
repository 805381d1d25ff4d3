import type { FreightMode } from './lane.ts'

/** Pieces that are alike: centimetres outside, kilograms of one. */
export type Piece = { count: number; lengthCm: number; widthCm: number; heightCm: number; kg: number }

/** What a shipment comes to: its size in cubic centimetres, and its weight with its packing. */
export type Cargo = { pieces: number; volumeCm3: number; grossKg: number }

export function cargoOf(pieces: readonly Piece[]): Cargo {
  const sum = (of: (piece: Piece) => number) => pieces.reduce((total, piece) => total + piece.count * of(piece), 0)
  return {
    pieces: sum(() => 1),
    volumeCm3: sum(({ lengthCm, widthCm, heightCm }) => lengthCm * widthCm * heightCm),
    grossKg: plain(sum(({ kg }) => kg)),
  }
}

export const cbmOf = ({ volumeCm3 }: Pick<Cargo, 'volumeCm3'>): number => plain(volumeCm3 / 1_000_000)

/** By which rule size is turned into weight. */
export type Basis = 'air' | 'courier' | 'sea' | 'road'

export const basisOf: Record<FreightMode, Basis> = {
  air: 'air',
  courier: 'courier',
  'sea-road': 'sea',
  'road-container': 'sea',
  road: 'road',
}

/** Cubic centimetres that count as a kilogram. */
const cm3PerKg = { air: 6000, courier: 5000 } as const
/** Kilograms that a cubic metre counts as in a shared truck. */
const roadKgPerCbm = 333

/** What is charged, and the two figures it is the larger of. Kilograms, at sea tonnes: there a cubic metre is one. */
export type Chargeable = { unit: 'kg' | 'tonne'; bySize: number; byWeight: number; chargeable: number }

/**
 * The weight that a carrier charges for: what the goods weigh or what their size counts as, whichever is more. Size in the air
 * is L × W × H in cm / 6,000, with a courier / 5,000; in a shared truck a cubic metre is 333 kg, at sea a tonne.
 */
export function chargeableWeight(cargo: Pick<Cargo, 'volumeCm3' | 'grossKg'>, basis: Basis): Chargeable {
  const unit = basis === 'sea' ? 'tonne' : 'kg'
  const byWeight = plain(basis === 'sea' ? cargo.grossKg / 1000 : cargo.grossKg)
  const bySize = plain(sizeIn(cargo, basis))
  return { unit, bySize, byWeight, chargeable: Math.max(bySize, byWeight) }
}

function sizeIn({ volumeCm3 }: Pick<Cargo, 'volumeCm3'>, basis: Basis): number {
  if (basis === 'sea') return volumeCm3 / 1_000_000
  return basis === 'road' ? (volumeCm3 * roadKgPerCbm) / 1_000_000 : volumeCm3 / cm3PerKg[basis]
}

/** To the thousandth: what is behind it is not measured, only left over from dividing. */
function plain(value: number): number {
  return Math.round(value * 1000) / 1000
}
