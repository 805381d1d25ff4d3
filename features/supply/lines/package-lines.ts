import type { PackageService } from '#features/costs/package-service.ts'
import { guidesOfGroup } from '#features/orders/crew-of-group.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { Participant } from '#features/suppliers/costing/cost-line.ts'
import type { Exchange, ItemCost } from '#features/suppliers/costing/cost-of-parts.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import { basisRules, isGuideOfGroup, serviceName } from '#features/suppliers/supplier-service.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { ageOf, daysOf, type RunParty, type SupplyRun } from '../supply-run.ts'
import { noDetails, peopleOf, roomsFor } from './line-details.ts'
import type { LineDetails, NeededLine } from './order-line.ts'

/** `choices`: services that staff chose for this run, by the key of what they are for. */
export type Choices = ReadonlyMap<string, number>
export type Books = ReadonlyMap<number, { book: ServiceBook }>

/** The key of a service of a package from one of its days on, for the parties of its comfort. */
export const packageItemKey = ({ serviceId, day, comfort }: Pick<PackageService, 'serviceId' | 'day' | 'comfort'>): string =>
  `package:${serviceId}:${day}${comfort ? `:${comfort}` : ''}`
const gapKey = (night: number) => `night:${night}`

/** The comfort whose parties a line of a package is for, by its key; undefined where it is for all parties. */
export function comfortOfItem(itemKey: string): string | undefined {
  const [of, , second, third] = itemKey.split(':')
  return of === 'package' ? third : of === 'night' ? second : undefined
}

/**
 * What a run of a package needs of suppliers: every service of the comforts of its parties, and a line without a supplier for nights for
 * which the package names no stay. Nights in a row of one service in the same rooms are one line. In no order of services or parties.
 */
export function packageLines(
  run: SupplyRun,
  services: readonly PackageService[],
  books: Books,
  choices: Choices,
  exchange: Exchange,
): NeededLine[] {
  const lines = joined(services).flatMap((service) => serviceLine(run, service, books, choices, exchange) ?? [])
  return [...lines, ...openNights(run, services, books, choices, exchange)]
}

/** What may stand in for each service of a package, by the key of its line, the first choice first. */
export const alternativesOf = (services: readonly PackageService[]): Map<string, readonly number[]> =>
  new Map(joined(services).map((service) => [packageItemKey(service), service.alternatives]))

/** Services of one stay on nights in a row as one. */
function joined(services: readonly PackageService[]): PackageService[] {
  const sorted = services.toSorted(
    (a, b) => a.serviceId - b.serviceId || (a.comfort ?? '').localeCompare(b.comfort ?? '') || a.day - b.day,
  )
  const all: PackageService[] = []
  for (const service of sorted) {
    const last = all.at(-1)
    const follows =
      last && last.serviceId === service.serviceId && last.comfort === service.comfort && last.kilometres === service.kilometres
    if (follows && last.day + last.days === service.day) all[all.length - 1] = { ...last, days: last.days + service.days }
    else all.push(service)
  }
  return all
}

const isFor = ({ comfort }: Pick<PackageService, 'comfort'>, party: RunParty) => comfort === null || comfort === party.comfort

function serviceLine(
  run: SupplyRun,
  service: PackageService,
  books: Books,
  choices: Choices,
  exchange: Exchange,
): NeededLine | undefined {
  const parties = run.parties.filter((party) => isFor(service, party))
  if (parties.length === 0) return undefined
  const itemKey = packageItemKey(service)
  return bookedLine(run, { ...service, itemKey, serviceId: choices.get(itemKey) ?? service.serviceId }, parties, books, exchange)
}

/** Guides and vehicles of which the run needs ours, and what is counted by the kilometre, which is fuel: nobody is asked for these. */
const isOurs = ({ ownGuides, ownVehicles }: SupplyRun, { kind, basis }: ServiceBook['service']): boolean =>
  basis === 'km' || (kind === 'guide' && ownGuides) || (basis === 'vehicle-day' && ownVehicles)

type Booked = { itemKey: string; serviceId: number; day: number; days: number; kilometres: number | null }

/** A line of a service for these parties, of guides as many as they need, with its cost by the rate book where there is one. */
function bookedLine(
  run: SupplyRun,
  { itemKey, serviceId, day, days, kilometres }: Booked,
  parties: readonly RunParty[],
  books: Books,
  exchange: Exchange,
): NeededLine | undefined {
  const found = books.get(serviceId)
  if (!found) return undefined
  const { book } = found
  const { service } = book
  if (isOurs(run, service)) return undefined
  const from = addDays(run.startsOn, day - 1)
  const isStay = basisRules[service.basis].forStays
  const guides = isGuideOfGroup(service) ? guidesOfGroup(run.kind === 'pilgrims' ? 'pilgrims' : 'journey', countOf(parties)) : 1
  const details: LineDetails = {
    ...noDetails,
    ...peopleOf(parties, from),
    ...(isStay && { rooms: roomsFor(parties, from), crewBeds: run.crewBeds, board: service.board }),
    vehicles: service.basis === 'vehicle-day' ? Math.ceil(countOf(parties) / (service.seats ?? countOf(parties))) : null,
    kilometres,
    quantity: guides > 1 ? guides : null,
  }
  const cost = costItem(
    book,
    { from, days, ...participantsOf(parties, from, isStay), ...(kilometres !== null && { kilometres }), groups: guides },
    exchange,
  )
  return {
    itemKey,
    kind: service.kind,
    serviceId,
    supplierId: service.supplierId,
    title: serviceName(service),
    ...daysOf(run.startsOn, day, days),
    ...withCost(details, cost),
  }
}

export const countOf = (parties: readonly RunParty[]) => parties.reduce((sum, { members }) => sum + members.length, 0)

/** Everybody of these parties by one numbering, and who sleep in each room. */
/** These parties as who takes part, by age on a day; of a stay with who sleeps in each room. */
export function participantsOf(
  parties: readonly RunParty[],
  from: Day,
  isStay: boolean,
): { participants: Participant[]; rooms?: number[][] } {
  const starts = parties.map((_, at) => countOf(parties.slice(0, at)))
  const participants = parties.flatMap(({ members }, at) =>
    members.map(
      (member, place): Participant => ({
        position: (starts[at] ?? 0) + place + 1,
        age: ageOf(member, from),
        residency: member.residency,
      }),
    ),
  )
  const rooms = parties.flatMap(({ rooms: own }, at) => own.map((room) => room.map((place) => (starts[at] ?? 0) + place + 1)))
  return isStay ? { participants, rooms } : { participants }
}

/** The details of a line with what so many of it cost by the rate book, or why that has no cost for it. */
export function withCost(
  details: LineDetails,
  found: ReturnType<typeof costItem>,
  count = 1,
): Pick<NeededLine, 'details' | 'currency' | 'costMinor'> {
  if ('refusal' in found) return { details: { ...details, noCost: found.refusal }, currency: 'USD', costMinor: null }
  const { currency, costMinor } = costOf(found.cost)
  return { details, currency, costMinor: costMinor * count }
}

/** What an item costs in the currency of its contract; of several currencies in US dollars. */
export function costOf({
  parts,
  costMinor,
}: Pick<ItemCost, 'costMinor'> & { parts: readonly { contract: { currency: Currency }; costMinor: number }[] }): {
  currency: Currency
  costMinor: number
} {
  const [first] = parts
  const isOne = first && parts.every(({ contract }) => contract.currency === first.contract.currency)
  return isOne
    ? { currency: first.contract.currency, costMinor: parts.reduce((sum, part) => sum + part.costMinor, 0) }
    : { currency: 'USD', costMinor }
}

/** For nights of each comfort that no stay of the package covers. One line for nights in a row. */
function openNights(
  run: SupplyRun,
  services: readonly PackageService[],
  books: Books,
  choices: Choices,
  exchange: Exchange,
): NeededLine[] {
  const nights = daysBetween(run.startsOn, run.endsOn)
  const comforts = [...new Set(run.parties.map(({ comfort }) => comfort))].toSorted()
  return comforts.flatMap((comfort) => {
    const parties = run.parties.filter((party) => party.comfort === comfort)
    const stays = services.filter((service) => {
      const book = books.get(service.serviceId)?.book
      return book && basisRules[book.service.basis].forStays && parties.every((party) => isFor(service, party))
    })
    const open = Array.from({ length: nights }, (_, at) => at + 1).filter(
      (night) => !stays.some(({ day, days }) => day <= night && night < day + days),
    )
    return stretches(open).flatMap(([night, count]): NeededLine[] => {
      const itemKey = `${gapKey(night)}${comforts.length > 1 ? `:${comfort}` : ''}`
      const chosen = choices.get(itemKey)
      const line =
        chosen !== undefined &&
        bookedLine(run, { itemKey, serviceId: chosen, day: night, days: count, kilometres: null }, parties, books, exchange)
      if (line) return [line]
      const days = daysOf(run.startsOn, night, count)
      const details = {
        ...noDetails,
        ...peopleOf(parties, days.firstDay),
        rooms: roomsFor(parties, days.firstDay),
        crewBeds: run.crewBeds,
      }
      return [
        {
          itemKey,
          kind: 'stay',
          serviceId: null,
          supplierId: null,
          title: '',
          ...days,
          details,
          currency: 'USD',
          costMinor: null,
        },
      ]
    })
  })
}

/** Numbers in a row: the first, and how many. */
function stretches(numbers: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const number of numbers) {
    const last = found.at(-1)
    if (last && last[0] + last[1] === number) last[1] += 1
    else found.push([number, 1])
  }
  return found
}
