import { z } from 'zod'
import { piecesSchema } from '#features/freight/freight-request.ts'
import { freightModes } from '#features/freight/lane.ts'
import { lineKinds, type PriceLine } from './price.ts'
import type { ShipmentText } from './shipment.ts'

export const mostLines = 12
/** US cents: ten million dollars for one line is a slip of a finger. */
const mostMinor = 1_000_000_000

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters')
    .optional()
    .transform((text) => text ?? '')

const Row = z.object({
  kind: z.enum(lineKinds, { error: 'kind-wrong' }).optional(),
  label: line(120),
  amount: line(20),
})

/**
 * What staff write down of freight. A line without words and amount is none. `readMinor` reads an amount as staff type it, in
 * US cents, or NaN.
 */
export const shipmentForm = (readMinor: (text: string) => number) =>
  z
    .object({
      mode: z.enum(freightModes, { error: 'mode-wrong' }).optional(),
      origin: line(120),
      destination: line(120),
      goods: line(200),
      pieces: piecesSchema,
      lines: z
        .array(Row.optional())
        .max(mostLines, 'too-long')
        .optional()
        .transform((rows, ctx) =>
          (rows ?? []).flatMap((row, at): PriceLine[] => {
            if (!row || (row.label === '' && row.amount === '')) return []
            const minor = readMinor(row.amount)
            const fits = Number.isSafeInteger(minor) && minor >= 0 && minor <= mostMinor
            const issue = (field: string, message: string) => ctx.addIssue({ code: 'custom', message, path: [at, field] })
            if (row.label === '') issue('label', 'label-missing')
            if (!fits) issue('amount', row.amount === '' ? 'amount-missing' : 'amount-wrong')
            return [{ kind: row.kind ?? 'other', label: row.label, minor: fits ? minor : 0 }]
          }),
        ),
      validUntil: z.iso
        .date('day-wrong')
        .optional()
        .transform((day) => day ?? null),
      leftOut: z
        .string()
        .trim()
        .max(1000, 'too-long')
        .regex(/^[^\0]*$/, 'strange-characters')
        .optional()
        .transform((text) => (text ?? '').replaceAll(/\r\n?/g, '\n')),
    })
    .transform(({ mode, ...rest }): ShipmentText => ({ ...rest, mode: mode ?? null }))
