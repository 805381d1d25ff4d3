import { z } from 'zod'
import { isDay } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'

const day = z.string({ error: 'day-wrong' }).refine((text) => isDay(text) && text >= '2020' && text < '2100', 'day-wrong')

/** The form of days on which a service is not sold, both ends inside; no last day is one day. */
export const ClosureForm = z
  .object({
    service: z.number({ error: 'service-missing' }).int('service-missing').positive('service-missing'),
    from: day,
    to: day.optional(),
    reason: oneLine('reason-missing', 200),
  })
  .transform(({ service, from, to, reason }) => ({ serviceId: service, from, to: to ?? from, reason }))
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'days-upside-down' })
