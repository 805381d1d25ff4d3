import { readCrewKey } from '#features/crew/crew.ts'
import { listCrew } from '#features/crew/reads.server.ts'
import { planDepartures } from '#features/departures/plan-departures.server.ts'
import type { PlannedDeparture, WantedDeparture } from '#features/departures/planned.ts'
import { listOfYear } from '#features/departures/reads-admin.server.ts'
import { mostOfSeries, type SeriesRule, sameWeekdayNextYear, seriesDays } from '#features/departures/series.ts'
import { readDays, SeriesForm, type SeriesValues } from '#features/departures/series-form.ts'
import { namedPackage } from '#features/packages/named-package.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { readForm } from '../../../shared/read-form.server.ts'
import { departureEditAdminWords } from '../../../words/admin/departures/departure-edit.ts'
import { seriesAdminWords as words } from '../../../words/admin/departures/series.ts'

/** What the address of a series asks, and the plan where it asks for one that can be read. */
export async function loadSeries(ctx: Context, params: URLSearchParams) {
  const { db } = ctx
  const [packages, crew] = await Promise.all([listPackageNames(db), listCrew(db)])
  const base = {
    packages: packages.map(({ slug, title }) => ({ slug, title })),
    crew: crew.filter(({ active }) => active).map(({ kind, id, name }) => ({ kind, key: `${kind}-${id}`, name })),
    way: params.get('way') === 'roll' ? ('roll' as const) : ('rule' as const),
    values: Object.fromEntries(params),
    errors: {} as Record<string, string>,
    planned: undefined as PlannedDeparture[] | undefined,
  }
  if (params.get('look') !== 'yes') return base
  const read = base.way === 'roll' ? await rolled(ctx, params) : await byRule(ctx, params)
  if ('errors' in read) return { ...base, errors: read.errors }
  return { ...base, planned: await planDepartures(db, read.wanted, ctx.clock.now()) }
}

type Read = { wanted: WantedDeparture[] } | { errors: Record<string, string> }
const sentence = (key: string) => words.problems[key] ?? departureEditAdminWords.problems[key] ?? key

async function byRule({ db }: Context, params: URLSearchParams): Promise<Read> {
  const form = new FormData()
  for (const [name, value] of params) form.append(name, value)
  const read = readForm(form, SeriesForm)
  if (!read.value)
    return { errors: Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, sentence(key)])) }
  const { value } = read
  const [packages, everybody] = await Promise.all([listPackageNames(db), listCrew(db)])
  const of = namedPackage(packages, value.package)
  if (!of) return { errors: { package: sentence('package-unknown') } }
  const days = seriesDays(ruleOf(value), { first: value.first, last: value.last })
  if (days.length > mostOfSeries)
    return { errors: { [value.rule === 'days' ? 'days' : 'last']: words.tooMany(days.length, mostOfSeries) } }
  const keys = ['guide', 'car'].map((name) => readCrewKey(params.get(name) ?? ''))
  const crew = everybody.filter(({ kind, id, active }) => active && keys.some((key) => key?.kind === kind && key.id === id))
  const { comfort, capacity, minimum, cutOffDays, note } = value
  const alike = { package: of, comfort, capacity, minimum, cutOffDays, note, guaranteed: false, crew }
  return { wanted: days.map((startsOn, index) => ({ row: index + 1, startsOn, ...alike })) }
}

function ruleOf({ rule, weekdays, everyWeeks, weekday, nth, days }: SeriesValues): SeriesRule {
  if (rule === 'weekly') return { kind: rule, weekdays, everyWeeks }
  return rule === 'monthly' ? { kind: rule, weekday, nth } : { kind: rule, days: readDays(days).days }
}

/** A year's departures of a package, each on the same weekday a year later, as it was but for our word, its note, guide and car. */
async function rolled({ db, clock }: Context, params: URLSearchParams): Promise<Read> {
  const of = namedPackage(await listPackageNames(db), params.get('package') ?? '')
  if (!of) return { errors: { package: sentence('package-unknown') } }
  const year = Number(params.get('year'))
  const rows = Number.isInteger(year) && year > 2000 && year < 2100 ? await listOfYear(db, of.id, year) : []
  if (rows.length === 0) return { errors: { year: words.rollNone } }
  const seats = rows.map(({ id, startsOn }) => ({ resource: departureSeats(id), day: startsOn }))
  const levels = new Map((await listStock(db, seats, clock.now())).map(({ resource, capacity }) => [resource, capacity]))
  const taken = new Set<Day>()
  const wanted = rows.flatMap(({ id, startsOn, comfort, minimum, cutOffDays }) => {
    const next = sameWeekdayNextYear(startsOn)
    if (taken.has(next)) return []
    taken.add(next)
    const capacity = levels.get(departureSeats(id)) ?? minimum
    return [{ package: of, startsOn: next, comfort, capacity, minimum, cutOffDays, guaranteed: false, note: '', crew: [] }]
  })
  return { wanted: wanted.map((one, index) => ({ row: index + 1, ...one })) }
}
