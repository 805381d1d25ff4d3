import { z } from 'zod'
import { isDay } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'

const optionalLine = (most: number) =>
  oneLine('too-long', most)
    .optional()
    .transform((text) => text ?? '')
const optionalDay = z
  .string()
  .refine(isDay, 'day-wrong')
  .optional()
  .transform((day) => day ?? null)

/** The form of a guide. Languages are separated by commas. */
export const GuideForm = z.object({
  name: oneLine('name-missing', 120),
  languages: optionalLine(200).transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ]),
  phone: optionalLine(40),
  licenceUntil: optionalDay,
  note: optionalLine(400),
})

/** The form of a car. */
export const CarForm = z.object({
  name: oneLine('name-missing', 120),
  vehicleClassId: optionalLine(80).transform((text) => text || null),
  seats: z.number({ error: 'seats-wrong' }).int('seats-wrong').min(1, 'seats-wrong').max(99, 'seats-wrong'),
  inspectionUntil: optionalDay,
  note: optionalLine(400),
})
