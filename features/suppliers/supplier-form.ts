import { z } from 'zod'
import { email, longText, oneLine } from '#values/form-text.ts'
import { supplierKinds } from './supplier.ts'

const optional = <Field extends z.ZodType<string>>(field: Field) => field.optional().transform((text) => text ?? '')

/** The form of a supplier. */
export const SupplierForm = z.object({
  kind: z.enum(supplierKinds, { error: 'kind-missing' }),
  name: oneLine('name-missing', 120),
  placeId: oneLine('place-missing', 80)
    .optional()
    .transform((id) => id ?? null),
  email: optional(email),
  phone: optional(oneLine('phone-missing', 60)),
  note: longText,
})
