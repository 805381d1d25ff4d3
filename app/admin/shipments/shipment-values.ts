import { mostRows, pieceField, pieceFields } from '#features/freight/freight-question.ts'
import type { Shipment } from '#features/shipments/reads.server.ts'
import { mostLines } from '#features/shipments/shipment-form.ts'

export type ShipmentValues = Readonly<Record<string, string>>

export const lineFields = ['kind', 'label', 'amount'] as const
export const lineField = (row: number, field: (typeof lineFields)[number]) => `lines[${row}].${field}`

/** Cents as staff type them: '1250.00'. */
export const amountTyped = (minor: number): string => (minor / 100).toFixed(2)

/** A shipment as the fields of its form. */
export function shipmentValues(
  shipment: Pick<Shipment, 'mode' | 'origin' | 'destination' | 'goods' | 'pieces' | 'lines' | 'validUntil' | 'leftOut'>,
): ShipmentValues {
  const { mode, origin, destination, goods, pieces, lines, validUntil, leftOut } = shipment
  return {
    mode: mode ?? '',
    origin,
    destination,
    goods,
    validUntil: validUntil ?? '',
    leftOut,
    ...Object.fromEntries(
      pieces.flatMap(({ count, lengthCm, widthCm, heightCm, kg }, row) => {
        const figures = { count, length: lengthCm, width: widthCm, height: heightCm, weight: kg }
        return pieceFields.map((field) => [pieceField(row, field), String(figures[field])])
      }),
    ),
    ...Object.fromEntries(
      lines.flatMap(({ kind, label, minor }, row) => [
        [lineField(row, 'kind'), kind],
        [lineField(row, 'label'), label],
        [lineField(row, 'amount'), amountTyped(minor)],
      ]),
    ),
  }
}

/** How many rows a form shows: those that are filled in and one more, at least so many, and as many as were added. */
export function rowsOf(values: ShipmentValues, what: 'lines' | 'pieces', least: number): number {
  const fields = what === 'lines' ? ['label', 'amount'] : pieceFields
  const most = what === 'lines' ? mostLines : mostRows
  const filled = Array.from({ length: most }, (_, row) =>
    fields.some((field) => values[`${what}[${row}].${field}`]) ? row + 2 : 0,
  )
  const rows = /^\d{1,2}$/.test(values[`${what}Rows`] ?? '') ? Number(values[`${what}Rows`]) : 0
  return Math.min(most, Math.max(least, rows, ...filled))
}
