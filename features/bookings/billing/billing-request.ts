import { z } from 'zod'
import { addressLines, mostOfBilling } from './billing-details.ts'

/** One line that may be left empty. */
const line = (most: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(most, tooLong)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters')
    .optional()
    .transform((text) => text ?? '')

/** The billing details of a booking as staff write them: each may be empty. The address is stored without empty lines. */
export const BillingAnswer = z.object({
  billingName: line(mostOfBilling.name, 'billing-name-too-long'),
  billingAddress: z
    .string()
    .transform((text) => addressLines(text).join('\n'))
    .pipe(
      z
        .string()
        .max(mostOfBilling.address, 'billing-address-too-long')
        .regex(/^[^\0]*$/, 'strange-characters')
        .refine((text) => addressLines(text).length <= mostOfBilling.addressLines, 'billing-address-lines'),
    )
    .optional()
    .transform((text) => text ?? ''),
  billingTaxNumber: line(mostOfBilling.taxNumber, 'billing-tax-number-too-long'),
})
