import { z } from 'zod'
import { email, longText, oneLine } from '#values/form-text.ts'
import { mostAnswerHours, supplierKinds, usualAnswerHours } from './supplier.ts'

const orNull = (missing: string) =>
  oneLine(missing, 80)
    .optional()
    .transform((id) => id ?? null)
const optional = <Field extends z.ZodType<string>>(field: Field) => field.optional().transform((text) => text ?? '')

/** The form of a supplier. Only lodging is a hotel of the site: of another kind the field is not shown, and what it holds does not count. */
export const SupplierForm = z
  .object({
    kind: z.enum(supplierKinds, { error: 'kind-missing' }),
    name: oneLine('name-missing', 120),
    placeId: orNull('place-missing'),
    hotelId: orNull('hotel-missing'),
    email: optional(email),
    phone: optional(oneLine('phone-missing', 60)),
    note: longText,
    answerHours: z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,2}$/, { error: 'hours-wrong' })
      .optional()
      .transform((hours) => Number(hours ?? usualAnswerHours))
      .refine((hours) => !(hours > mostAnswerHours), { error: 'hours-wrong' }),
  })
  .transform((facts) => (facts.kind === 'lodging' ? facts : { ...facts, hotelId: null }))
