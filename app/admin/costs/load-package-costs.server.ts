import { data } from 'react-router'
import { openJourneyCost } from '#features/costs/cost-of-journey.server.ts'
import { openNights } from '#features/costs/open-nights.ts'
import { type MealFault, mealFaults } from '#features/costs/package-meals.ts'
import type { PackageService } from '#features/costs/package-service.ts'
import { listPackageServices } from '#features/costs/reads.server.ts'
import { type GroupKind, usualSeatsOf } from '#features/orders/crew-of-group.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { priceOrder } from '#features/orders/price-order.ts'
import type { SoldPackage } from '#features/packages/published-package.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { pricedComforts } from '#features/pricing/packages/package-rates.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { marginOf } from '#features/suppliers/costing/margin.ts'
import { listServiceChoices, type ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { basisRules } from '#features/suppliers/supplier-service.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addMonths, type Day, firstOfMonth, isDay, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { mealsText } from '../../shared/journeys/meals-text.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { comfortWords } from '../../words/comforts.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { contentKindAt } from '../content-screens/content-kinds.ts'
import { mustFindEntry } from '../content-screens/load-editor.server.ts'
import { costView, marginText } from './cost-view.ts'

/** The package of an address under /admin/packages or /admin/kibeho, as it is sold; without `sold` while it is not published. */
export async function findCostedPackage(ctx: Context, pathname: string, id: string | undefined) {
  const contentKind = contentKindAt(pathname)
  const entry = await mustFindEntry(ctx, contentKind, id)
  if (entry.trashedAt) throw data(null, { status: 404 })
  const product = await findProduct(ctx.db, { kind: 'journey', package: entry.slug }, ctx.clock.now())
  const sold = product.done && product.value.kind === 'journey' ? product.value : undefined
  return { contentKind, entry, sold: entry.liveId === null ? undefined : sold }
}

/** So many services are listed; others are found by their name or their supplier's. */
const mostChoices = 300

/** What a package takes of suppliers, and the services that it can take: the first of a search, and those that were `typed`. */
export async function loadPackageServices(
  db: Db,
  packageId: number,
  { search = '', typed = [] }: { search?: string; typed?: readonly number[] } = {},
) {
  const services = await listPackageServices(db, packageId)
  const stored = services.flatMap(({ serviceId, alternatives }) => [serviceId, ...alternatives])
  return { services, ...(await listServiceChoices(db, { search, most: mostChoices, stored, typed })) }
}

/** The services that a form names. */
export const servicesOf = (form: FormData): number[] =>
  [...form].flatMap(([name, value]) =>
    /^services\[\d{1,3}\]\.(?:service|alternatives\[\d\])$/.test(name) && /^\d{1,9}$/.test(String(value)) ? [Number(value)] : [],
  )

const mostAdults = 30

/** The first day and the adults that a trial is calculated for; two adults in three months where nothing is typed. */
export function readTrial(query: URLSearchParams, now: Date): { startsOn: Day; adults: number; isWrong: boolean } {
  const usual = { startsOn: addMonths(firstOfMonth(kigaliDay(now)), 3), adults: 2 }
  const [startsOn, adults] = [query.get('startsOn') ?? usual.startsOn, query.get('adults') ?? String(usual.adults)]
  const isGood = isDay(startsOn) && /^[1-9]\d?$/.test(adults) && Number(adults) <= mostAdults
  return isGood ? { startsOn, adults: Number(adults), isWrong: false } : { ...usual, isWrong: true }
}

type Sold = NonNullable<Awaited<ReturnType<typeof findCostedPackage>>['sold']>

/** Cost of a package by comfort, for so many adults from abroad on a date of their own; price and margin where that has a price. */
export async function trialOf(ctx: Context, read: ReadWords, sold: Sold, trial: { startsOn: Day; adults: number }) {
  const now = ctx.clock.now()
  const costFor = await openJourneyCost(ctx.db, sold.package.id, trial.startsOn)
  if (!costFor) return []
  const { money } = read.format
  const members = partyOfUnnamed(trial.adults)
  return pricedComforts(sold.package.rates).map((comfort) => {
    const order = { kind: 'journey' as const, package: sold.package.slug, startsOn: trial.startsOn, comfort, singleRooms: 0 }
    const cost = costFor({ kind: groupKindOf(sold), nights: sold.package.nights, comfort, members, singleRooms: 0, others: 0 })
    const shown = { comfort, name: read(comfortWords)[comfort], missing: cost.missing, costs: costView(read, cost) }
    const priced = priceOrder(sold, { ...order, extras: [], code: null }, members, now)
    if (!priced.done) return { ...shown, sums: undefined }
    const margin = marginOf(priced.value.lines, cost.netCostMinor)
    const sums = {
      price: money(usd(sumOf(priced.value.lines))),
      net: money(usd(margin.netCostMinor)),
      profit: money(usd(margin.profitMinor)),
      margin: marginText(read.format, margin.marginBp),
      share: Math.max(0, Math.min(100, Math.round((margin.marginBp ?? 0) / 100))),
      isLoss: margin.profitMinor < 0,
    }
    return { ...shown, sums }
  })
}
export type Trial = Awaited<ReturnType<typeof trialOf>>[number]

type TakenOf = { services: readonly PackageService[]; choices: readonly ServiceChoice[] }

/** The days on which the programme promises other meals than its services bring, a sentence for each; the levels of one fault together. */
export async function mealFaultsOf(db: Db, read: ReadWords, sold: Sold, { services, choices }: TakenOf): Promise<string[]> {
  const words = read(packageCostWords).meals
  const itinerary = (await findPackage(db, sold.package.slug))?.itinerary ?? []
  const known = new Map(choices.map((choice) => [choice.id, choice]))
  const taken = services.flatMap((service) => {
    const choice = known.get(service.serviceId)
    return choice ? [{ ...service, kind: choice.kind, board: choice.board }] : []
  })
  const sentenceOf = ({ day, missing, spare }: MealFault, levels: string) => {
    if (missing.length === 0) return words.spare({ levels, day, count: spare })
    return words.missing({ levels, day, meals: mealsText(missing, read(itineraryWords).eaten).toLowerCase() })
  }
  const faults = mealFaults(itinerary, pricedComforts(sold.package.rates), taken)
  const alike = Map.groupBy(faults, (fault) => sentenceOf(fault, ''))
  return [...alike.values()]
    .sort(([one], [other]) => (one?.day ?? 0) - (other?.day ?? 0))
    .flatMap(([first, ...others]) => {
      const levels = [first, ...others].flatMap((fault) => (fault ? [read(comfortWords)[fault.comfort]] : []))
      return first ? [sentenceOf(first, read.format.list(levels))] : []
    })
}

/** Of each level that the package is sold in, the nights for which it names no stay. */
export function gapsOf(
  read: ReadWords,
  sold: Sold,
  { services, choices }: TakenOf,
): { name: string; nights: string; count: number }[] {
  const stays = new Set(choices.filter(({ basis }) => basisRules[basis].forStays).map(({ id }) => id))
  return pricedComforts(sold.package.rates).flatMap((comfort) => {
    const own = services.filter((service) => stays.has(service.serviceId) && (service.comfort ?? comfort) === comfort)
    const open = openNights(own, sold.package.nights)
    return open.length > 0
      ? [{ name: read(comfortWords)[comfort], nights: read.format.list(open.map(String)), count: open.length }]
      : []
  })
}

/** As what a package is taken by groups. */
const groupKindOf = (sold: Sold): GroupKind => (sold.package.kind === 'pilgrimage' ? 'pilgrims' : 'journey')

/** Vehicles of the package that take more or fewer than those by which the crew of its groups is counted. */
export function otherSeatsOf(
  sold: Sold,
  { services, choices }: { services: readonly PackageService[]; choices: readonly ServiceChoice[] },
): { name: string; seats: number; counted: number }[] {
  const counted = usualSeatsOf(groupKindOf(sold))
  const taken = new Set(services.map(({ serviceId }) => serviceId))
  return choices.flatMap(({ id, name, basis, seats }) =>
    taken.has(id) && basis === 'vehicle-day' && seats !== null && seats !== counted ? [{ name, seats, counted }] : [],
  )
}

/** The days of a package. */
export const lastDayOf = ({ nights }: Pick<SoldPackage, 'nights'>): number => nights + 1
