import { z } from 'zod'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import { isDay } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'
import { longestCutOff, longestNote, mostSeats } from './sale.ts'

export const seatsField = z
  .number({ error: 'seats-wrong' })
  .int('seats-wrong')
  .min(1, 'seats-wrong')
  .max(mostSeats, 'seats-wrong')
/** Empty: the usual cut-off. */
export const cutOffField = z
  .number({ error: 'cut-off-wrong' })
  .int('cut-off-wrong')
  .min(1, 'cut-off-wrong')
  .max(longestCutOff, 'cut-off-wrong')
  .optional()
  .transform((days) => days ?? null)
export const noteField = z
  .string()
  .trim()
  .max(longestNote, 'note-too-long')
  .regex(/^[^\0]*$/, 'strange-characters')
  .optional()
  .transform((text) => text ?? '')

/** The form of one departure. The package is given as typed: its title or its address. */
export const DepartureForm = z.object({
  package: oneLine('package-missing', 200),
  startsOn: z.string({ error: 'day-wrong' }).refine(isDay, 'day-wrong'),
  comfort: z.enum(comforts, { error: 'choice-wrong' }),
  capacity: seatsField,
  minimum: seatsField,
  cutOffDays: cutOffField,
  note: noteField,
})
