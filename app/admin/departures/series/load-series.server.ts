import { readCrewKey } from '#features/crew/crew.ts'
import { listCrew } from '#features/crew/reads.server.ts'
import { listOfYear } from '#features/departures/reads-admin.server.ts'
import { planDepartures } from '#features/departures/series/plan-departures.server.ts'
import type { PlannedDeparture, WantedDeparture } from '#features/departures/series/planned.ts'
import { mostOfSeries, type SeriesRule, sameWeekdayNextYear, seriesDays } from '#features/departures/series/series.ts'
import { readDays, SeriesForm, type SeriesValues } from '#features/departures/series/series-form.ts'
import { namedPackage } from '#features/packages/named-package.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { readForm } from '../../../shared/read-form.server.ts'
import { departureEditAdminWords } from '../../../words/admin/departures/departure-edit.ts'
import { seriesAdminWords } from '../../../words/admin/departures/series.ts'

/** What the address of a series asks, and the plan where it asks for one that can be read. */
export async function loadSeries(ctx: Context, read: ReadWords, params: URLSearchParams) {
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
  const wanted = base.way === 'roll' ? await rolled(ctx, read, params) : await byRule(ctx, read, params)
  if ('errors' in wanted) return { ...base, errors: wanted.errors }
  return { ...base, planned: await planDepartures(db, wanted.wanted, ctx.clock.now()) }
}

type Read = { wanted: WantedDeparture[] } | { errors: Record<string, string> }
const sentence = (read: ReadWords, key: string): string => {
  const problems: Readonly<Record<string, string>> = {
    ...read(departureEditAdminWords).problems,
    ...read(seriesAdminWords).problems,
  }
  return problems[key] ?? key
}

async function byRule({ db }: Context, read: ReadWords, params: URLSearchParams): Promise<Read> {
  const words = read(seriesAdminWords)
  const form = new FormData()
  for (const [name, value] of params) form.append(name, value)
  const sent = readForm(form, SeriesForm)
  if (!sent.value)
    return { errors: Object.fromEntries(Object.entries(sent.reply.errors).map(([name, key]) => [name, sentence(read, key)])) }
  const { value } = sent
  const [packages, everybody] = await Promise.all([listPackageNames(db), listCrew(db)])
  const of = namedPackage(packages, value.package)
  if (!of) return { errors: { package: sentence(read, 'package-unknown') } }
  const days = seriesDays(ruleOf(value), { first: value.first, last: value.last })
  if (days.length > mostOfSeries)
    return { errors: { [value.rule === 'days' ? 'days' : 'last']: words.tooMany({ count: days.length, most: mostOfSeries }) } }
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
async function rolled({ db, clock }: Context, read: ReadWords, params: URLSearchParams): Promise<Read> {
  const words = read(seriesAdminWords)
  const of = namedPackage(await listPackageNames(db), params.get('package') ?? '')
  if (!of) return { errors: { package: sentence(read, 'package-unknown') } }
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
