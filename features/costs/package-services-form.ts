import { z } from 'zod'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import { basisRules, type RateBasis } from '#features/suppliers/supplier-service.ts'
import { mayStandIn, mostAlternatives, type PackageService } from './package-service.ts'

const mostServices = 200
const count = (wrong: string, most: number) => z.number({ error: wrong }).int(wrong).min(1, wrong).max(most, wrong)

/** What a form is checked against: what each service that can be chosen is counted by, and the last day of the package. */
type FormFacts = { bases: ReadonlyMap<number, RateBasis>; lastDay: number }

/**
 * The form of what a package takes of suppliers: a row for each service with its alternatives in order; a row without a service is left
 * out, and so is an alternative without one. A service that is counted by the kilometre needs to say how many. Days run from 1 to
 * `lastDay`, both ends inside; a stay's last night ends on the day after it. Refused is an alternative that is the service itself, that
 * is there already, or that is counted otherwise.
 */
export const packageServicesForm = ({ bases, lastDay }: FormFacts) =>
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
            alternatives: z.array(z.string().optional()).max(mostAlternatives, 'too-many-alternatives').default([]),
          }),
        )
        .max(mostServices, 'too-many')
        .default([]),
    })
    .transform(({ services }, ctx): PackageService[] =>
      services.flatMap((row, at) => {
        if (row.service === undefined) return []
        const fault = (field: (string | number)[], message: string) =>
          ctx.addIssue({ code: 'custom', path: ['services', at, ...field], message })
        const serviceId = idOf(row.service)
        const basis = bases.get(serviceId)
        const { day = 1, days = 1 } = row
        if (!basis) fault(['service'], 'service-wrong')
        // A night needs a day after it.
        if (day + days - 1 > lastDay - (basis && basisRules[basis].forStays ? 1 : 0)) fault(['days'], 'days-wrong')
        if (basis === 'km' && row.kilometres === undefined) fault(['kilometres'], 'kilometres-missing')
        const alternatives: number[] = []
        for (const [nth, text] of row.alternatives.entries()) {
          if (text === undefined) continue
          const id = idOf(text)
          const other = bases.get(id)
          const wrong = (message: string) => fault(['alternatives', nth], message)
          if (!other) wrong('service-wrong')
          else if (id === serviceId || alternatives.includes(id)) wrong('alternative-twice')
          else if (basis && !mayStandIn(basis, other)) wrong('alternative-kind')
          alternatives.push(id)
        }
        const kilometres = basis === 'km' ? (row.kilometres ?? null) : null
        return [{ serviceId, comfort: row.comfort ?? null, day, days, kilometres, alternatives }]
      }),
    )

const idOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)
