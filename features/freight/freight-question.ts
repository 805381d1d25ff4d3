import type { Piece } from './chargeable-weight.ts'
import { type FreightMode, freightModes, type Lane } from './lane.ts'

/** What is sent: papers differ by it. */
export const goodsKinds = [
  'general',
  'food',
  'medicine',
  'electronics',
  'machines',
  'vehicle',
  'household',
  'minerals',
  'dangerous',
  'documents',
] as const
export type GoodsKind = (typeof goodsKinds)[number]

export const mostRows = 8
/** The figures a field takes: pieces that are alike, centimetres and kilograms of one. */
export const pieceLimits = { count: 9999, cm: 2000, kg: 100_000 } as const

/** The fields of a row of pieces, as the form names them: 'pieces[0].length'. */
export const pieceFields = ['count', 'length', 'width', 'height', 'weight'] as const
export type PieceField = (typeof pieceFields)[number]
export const pieceField = (row: number, field: PieceField) => `pieces[${row}].${field}`

/** The form's values by name, as typed. */
export type FreightValues = Readonly<Record<string, string | undefined>>

/** What a half-filled form contains so far; invalid parts are left out. */
export type FreightQuestion = {
  lane: Lane | undefined
  mode: FreightMode | undefined
  goods: GoodsKind
  pieces: Piece[]
}

export function readFreightQuestion(values: FreightValues, lanes: readonly Lane[]): FreightQuestion {
  const lane = lanes.find(({ id }) => id === values.lane)
  return {
    lane,
    mode: lane?.mode ?? freightModes.find((mode) => mode === values.mode),
    goods: goodsKinds.find((kind) => kind === values.goods) ?? 'general',
    pieces: Array.from({ length: mostRows }, (_, row) => pieceIn(values, row)).filter((piece) => piece !== undefined),
  }
}

/** A row of pieces that is whole and within reason; a count left empty is one. */
function pieceIn(values: FreightValues, row: number): Piece | undefined {
  const figure = (field: PieceField, most: number) => figureIn(values[pieceField(row, field)], most)
  const count = (values[pieceField(row, 'count')] ?? '').trim() === '' ? 1 : figure('count', pieceLimits.count)
  const [lengthCm, widthCm, heightCm] = [
    figure('length', pieceLimits.cm),
    figure('width', pieceLimits.cm),
    figure('height', pieceLimits.cm),
  ]
  const kg = figure('weight', pieceLimits.kg)
  if (!count || !Number.isInteger(count) || !lengthCm || !widthCm || !heightCm || !kg) return undefined
  return { count, lengthCm, widthCm, heightCm, kg }
}

/** A plain number above nothing and not above `most`: '80', '12.5', '12,5'. */
function figureIn(text: string | undefined, most: number): number | undefined {
  const typed = text?.trim().replace(',', '.') ?? ''
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(typed)) return undefined
  const value = Number(typed)
  return value > 0 && value <= most ? value : undefined
}

/** How many rows of pieces the form shows: the filled ones and one more, or as many as were requested. */
export function rowsShown(values: FreightValues): number {
  const filled = Array.from({ length: mostRows }, (_, row) =>
    pieceFields.some((field) => (values[pieceField(row, field)] ?? '') !== '') ? row + 1 : 0,
  )
  const rows = /^[1-8]$/.test(values.rows ?? '') ? Number(values.rows) : 1
  return Math.min(mostRows, Math.max(1, rows, ...filled))
}
