import { z } from 'zod'
import { addMonths, type Day } from '#values/dates.ts'
import { email, longText, oneLine, phone } from '#values/form-text.ts'
import type { Piece } from './chargeable-weight.ts'
import { goodsKinds, mostRows, type PieceField, pieceFields, pieceLimits } from './freight-question.ts'
import { freightModes } from './lane.ts'

const monthsAhead = 36

const place = (missing: string) =>
  oneLine(missing, 120)
    .optional()
    .transform((text) => text ?? '')

/** A row of pieces as it was typed: figures are read with the others of their row. */
const Row = z.partialRecord(z.enum(pieceFields), z.string().trim().max(12, 'figure-wrong'), { error: 'figure-wrong' }).optional()

/** What the figures of a row may be, and the key of what is wrong with one that is not. */
const most: Record<PieceField, number> = {
  count: pieceLimits.count,
  length: pieceLimits.cm,
  width: pieceLimits.cm,
  height: pieceLimits.cm,
  weight: pieceLimits.kg,
}

/** Rows that are whole; one that is begun has to be whole, one that is empty is none, and a count left empty is one piece. */
export const piecesSchema = z
  .array(Row, { error: 'figure-wrong' })
  .max(mostRows, 'figure-wrong')
  .optional()
  .transform((rows, ctx) =>
    (rows ?? []).flatMap((row, at): Piece[] => {
      if (!row || pieceFields.every((field) => !row[field])) return []
      const figures = { count: '1', ...Object.fromEntries(Object.entries(row).filter(([, text]) => text)) }
      const wrong = pieceFields.filter((field) => figureOf(figures, field) === undefined)
      for (const field of wrong) {
        const message = row[field] ? `${field}-wrong` : 'figure-missing'
        ctx.addIssue({ code: 'custom', message, path: [at, field] })
      }
      const figure = (field: PieceField) => figureOf(figures, field) ?? 0
      const [lengthCm, widthCm, heightCm] = [figure('length'), figure('width'), figure('height')]
      return [{ count: figure('count'), lengthCm, widthCm, heightCm, kg: figure('weight') }]
    }),
  )

function figureOf(row: Readonly<Partial<Record<PieceField, string>>>, field: PieceField): number | undefined {
  const text = row[field]?.replace(',', '.') ?? ''
  const shape = field === 'count' ? /^\d{1,4}$/ : /^\d{1,6}(\.\d{1,3})?$/
  const value = shape.test(text) ? Number(text) : 0
  return value > 0 && value <= most[field] ? value : undefined
}

/**
 * A request for freight: what, from where to where, when, and whose contact. `today` is Kigali's. Pieces may be missing
 * where the message describes the goods; without one of our lanes both ends of the route are required.
 */
export const freightRequest = (today: Day, laneIds: readonly string[]) =>
  z
    .object({
      pieces: piecesSchema,
      goods: z.enum(goodsKinds, { error: 'goods-wrong' }),
      lane: z
        .string()
        .optional()
        .transform((id) => id ?? '')
        .refine((id) => id === '' || laneIds.includes(id), 'lane-wrong'),
      from: place('from-missing'),
      to: place('to-missing'),
      mode: z.enum(freightModes, { error: 'mode-wrong' }).optional(),
      readyOn: z.iso
        .date('day-wrong')
        .refine((day) => day >= today, 'day-past')
        .refine((day) => day <= addMonths(today, monthsAhead), 'day-too-far')
        .optional(),
      name: oneLine('name-missing', 120),
      email,
      phone: phone.optional().transform((text) => text ?? ''),
      message: longText,
    })
    .refine(({ lane, from }) => lane !== '' || from !== '', { path: ['from'], error: 'from-missing' })
    .refine(({ lane, to }) => lane !== '' || to !== '', { path: ['to'], error: 'to-missing' })
    .refine((request) => request.pieces.length > 0 || request.message !== '', {
      path: ['pieces', 0, 'length'],
      error: 'pieces-missing',
    })

export type FreightRequest = z.infer<ReturnType<typeof freightRequest>>
