import { z } from 'zod'
import { readAges } from '#features/orders/requested-party.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'
import { email, longText, oneLine, phone } from '#values/form-text.ts'
import { mostTravellers, type TripTraveller, unnamedAge } from '../party.ts'
import { mostDays } from '../trip-version.ts'

const count = (wrong: string, least: number, most: number) =>
  z.number({ error: wrong }).int(wrong).min(least, wrong).max(most, wrong)

/** What a trip is called. */
export const TripTitle = z.object({ title: oneLine('title-missing', 120) })

/** What every trip begins with. `formKey` becomes its id: pressed twice it is one trip. `today` is Kigali's. */
export const tripBegin = (today: Day) =>
  TripTitle.extend({
    startsOn: z.iso
      .date('day-wrong')
      .refine((day) => day >= today, 'day-past')
      .refine((day) => day < '2100-01-01', 'day-wrong'),
    formKey: z.uuid('form-key-missing'),
  })

/** Who travels, as far as it is known: adults, the ages of children, and the residency of all of them. */
export const TripParty = z
  .object({
    adults: count('adults-wrong', 1, mostTravellers),
    childAges: z
      .string()
      .optional()
      .transform((text, ctx) => {
        const ages = readAges(text ?? '')
        if (ages) return ages
        ctx.addIssue({ code: 'custom', message: 'ages-wrong' })
        return z.NEVER
      }),
    residency: z.enum(residencies, { error: 'residency-wrong' }),
  })
  .refine(({ adults, childAges }) => adults + childAges.length <= mostTravellers, { path: ['adults'], error: 'adults-wrong' })

/** They as travellers of a trip, adults first. */
export const travellersOf = ({ adults, childAges, residency }: z.infer<typeof TripParty>): TripTraveller[] =>
  [...Array.from({ length: adults }, () => unnamedAge), ...childAges].map((age, at) => ({
    ...{ position: at + 1, bornOn: null, age },
    ...{ residency, pays: true },
  }))

/** From what it begins: a package, with an option for each comfort that is ticked, or so many empty days. */
export const TripPlan = z
  .object({
    package: z.string().optional(),
    comforts: z
      .partialRecord(z.enum(comforts), z.literal('on', { error: 'comfort-missing' }), { error: 'comfort-missing' })
      .optional()
      .transform((ticked) => comforts.filter((comfort) => ticked?.[comfort] !== undefined)),
    days: count('days-wrong', 1, mostDays).optional(),
  })
  .refine((plan) => plan.package !== undefined || plan.days !== undefined, { path: ['days'], error: 'days-wrong' })
  .refine((plan) => plan.package === undefined || plan.comforts.length > 0, { path: ['comforts'], error: 'comfort-missing' })

/** Somebody who has not written to us yet, and one way to reach them. */
export const TripCustomer = z
  .object({ name: oneLine('name-missing', 120), phone: phone.optional(), email: email.optional(), message: longText })
  // Said beside a missing name too.
  .refine((customer) => customer.phone ?? customer.email, { path: ['phone'], error: 'reach-missing', when: () => true })

/** Why a trip is lost. */
export const LostReason = z.object({ reason: oneLine('reason-missing', 500) })
