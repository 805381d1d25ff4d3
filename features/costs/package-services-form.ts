import { z } from 'zod'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import type { PackageService } from './package-service.ts'

const mostServices = 200
const count = (wrong: string, most: number) => z.number({ error: wrong }).int(wrong).min(1, wrong).max(most, wrong)

/**
 * The form of what a package takes of suppliers: a row for each service; a row without a service is left out. `kilometreServices`: the
 * services that are counted by the kilometre, which a row has to say. Days run from 1 to `lastDay`, both ends inside; a stay's last night
 * ends on the day after it.
 */
export const packageServicesForm = ({ known, byKilometre, stays, lastDay }: FormFacts) =>
  z
    .object({
      services: z
        .array(
          z.object({
            service: z.string().optional(),
            day: count('day-wrong', lastDay).optional(),
            days: count('days-wrong', lastDay).optional(),
            comfort: z.enum(comforts, 'comfort-wrong').optional(),
            kilometres: count('kilometres-wrong', 100_000).optional(),
          }),
        )
        .max(mostServices, 'too-many')
        .default([]),
    })
    .transform(({ services }, ctx): PackageService[] =>
      services.flatMap((row, at) => {
        if (row.service === undefined) return []
        const fault = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: ['services', at, field], message })
        const serviceId = /^[1-9]\d{0,8}$/.test(row.service) ? Number(row.service) : 0
        const { day = 1, days = 1 } = row
        if (!known.has(serviceId)) fault('service', 'service-wrong')
        // A night needs a day after it.
        if (day + days - 1 > lastDay - (stays.has(serviceId) ? 1 : 0)) fault('days', 'days-wrong')
        if (byKilometre.has(serviceId) && row.kilometres === undefined) fault('kilometres', 'kilometres-missing')
        const kilometres = byKilometre.has(serviceId) ? (row.kilometres ?? null) : null
        return [{ serviceId, comfort: row.comfort ?? null, day, days, kilometres }]
      }),
    )

type FormFacts = {
  known: ReadonlySet<number>
  byKilometre: ReadonlySet<number>
  stays: ReadonlySet<number>
  lastDay: number
}
