import type { Order, StayOrder, TailoredOrder } from '#features/orders/order.ts'
import { chosenItems } from '#features/proposals/chosen-items.ts'
import type { ProposalContent, ProposedItem } from '#features/proposals/proposal-content.ts'
import { listProposalContents } from '#features/proposals/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { type FoundLodge, findRoadRows, type PackageRoad, type TravelledPackage } from './reads-sheet.server.ts'
import type { RoadLodge, TravelledDay } from './sheet.ts'

/** Where the texts of the days come from: a package or a pilgrimage, which have translations, or a proposal in its own language. */
export type WrittenIn = { kind: 'package' | 'pilgrimage' } | { language: string } | null

export type Road = { days: TravelledDay[]; written: WrittenIn }

/** What travels a road: a booking by its order, or a departure by its package. */
export type RoadRun = { order: Order | null; packageId: number | null; comfort: string | null; startsOn: Day }

const noRoad: Road = { days: [], written: null }

/**
 * The days of these runs on their dates, each with where they sleep: those of its package, of the accepted proposal, or the nights of a stay. In their
 * order, by two statements at most, however many there are.
 */
export async function readRoads(db: Db, runs: readonly RoadRun[]): Promise<Road[]> {
  const packages = new Map<string, TravelledPackage>()
  for (const run of runs) {
    const of = packageOf(run)
    if (of) packages.set(packageKey(of), of)
  }
  const orders = runs.map(({ order }) => order)
  const tailored = orders.filter((order) => order?.kind === 'tailored')
  const proposals = await listProposalContents(db, [...new Set(tailored.map(({ proposal }) => proposal))])
  const sent = new Map(proposals.map((proposal) => [proposal.id, proposal]))
  const nights = tailored.flatMap(({ proposal, option: letter, ticked }) => {
    const found = sent.get(proposal)
    return found ? chosenItems(found.content, { letter, ticked }).filter(isNight) : []
  })
  const stays = orders.flatMap((order) => (order?.kind === 'stay' ? [order.hotel] : []))
  const { roads, lodges } = await findRoadRows(db, [...packages.values()], {
    itemIds: nights.map(({ id }) => id),
    hotelIds: [...new Set([...stays, ...nights.flatMap(({ hotel }) => hotel?.id ?? [])])],
  })
  const keys = [...packages.keys()]
  const byPackage = Map.groupBy(roads, ({ of }) => keys[of])
  return runs.map((run) => {
    const of = packageOf(run)
    if (of) return packageRoad(byPackage.get(packageKey(of)) ?? [], run.startsOn)
    if (run.order?.kind === 'stay') return stayRoad(lodges, run.order)
    if (run.order?.kind !== 'tailored') return noRoad
    const proposal = sent.get(run.order.proposal)
    return proposal ? tailoredRoad(proposal, run.order, lodges) : noRoad
  })
}

/** The days of one run. */
export const readRoad = async (db: Db, run: RoadRun): Promise<Road> => (await readRoads(db, [run]))[0] ?? noRoad

function packageOf({ order, packageId, comfort }: RoadRun): TravelledPackage | undefined {
  if (order === null) return { id: packageId, slug: null, comfort }
  return 'package' in order ? { id: null, slug: order.package, comfort: order.comfort } : undefined
}

const packageKey = ({ id, slug, comfort }: TravelledPackage): string => JSON.stringify([id, slug, comfort])

function packageRoad(rows: readonly PackageRoad[], startsOn: Day): Road {
  const kind = rows[0]?.packageKind === 'pilgrimage' ? 'pilgrimage' : 'package'
  return {
    days: rows.map(({ packageKind: _, of: _of, ...day }) => ({ ...day, on: addDays(startsOn, day.day - 1), items: [] })),
    written: { kind },
  }
}

type Lodges = ReadonlyMap<string, FoundLodge>

function tailoredRoad(
  { content, language }: { content: ProposalContent; language: string },
  { option: letter, ticked }: TailoredOrder,
  lodges: Lodges,
): Road {
  const items = chosenItems(content, { letter, ticked })
  return { days: content.days.map((day) => tailoredDay(day, content.startsOn, items, lodges)), written: { language } }
}

const isNight = ({ kind, dayUse }: ProposedItem) => kind === 'stay' && !dayUse
/** Car and guide are the sheet's own subject, and a fee or permit is said by its visit. */
const isDone = (item: ProposedItem) => !isNight(item) && !['transport', 'guide', 'fee'].includes(item.kind)

function tailoredDay(
  { day, title, text, from, to, driveKm, driveMinutes }: ProposalContent['days'][number],
  startsOn: Day,
  items: readonly ProposedItem[],
  lodges: Lodges,
): TravelledDay {
  const place = (one: typeof from) => one && { id: one.id, name: one.name }
  return {
    ...{ day, title, text, driveKm, driveMinutes, on: addDays(startsOn, day - 1), from: place(from), to: place(to), meals: [] },
    items: items
      .filter((item) => item.day === day && isDone(item))
      .map((item) => ({ title: item.title, text: item.text, place: item.place?.name ?? '' })),
    lodges: items
      .filter((item) => isNight(item) && item.day <= day && day < item.day + item.days)
      .map((item) => lodgeOf(item, lodges)),
  }
}

function lodgeOf({ id, title, place, hotel, who, isOwn }: ProposedItem, lodges: Lodges): RoadLodge {
  const supplier = lodges.get(id)
  const ofHotel = hotel ? lodges.get(hotel.id) : undefined
  return {
    name: hotel?.described?.name ?? ofHotel?.name ?? title,
    place: place?.name ?? hotel?.described?.place ?? ofHotel?.place ?? '',
    phone: supplier?.phone || ofHotel?.phone || '',
    isConfirmed: true,
    supplierId: supplier?.supplierId ?? ofHotel?.supplierId ?? null,
    hotelId: hotel?.id ?? supplier?.hotelId ?? null,
    who,
    ...(isOwn && { isOwn }),
  }
}

/** Of a stay the house alone, at each of its nights. */
function stayRoad(found: Lodges, { hotel, startsOn, endsOn }: StayOrder): Road {
  const lodge = found.get(hotel)
  if (!lodge) return noRoad
  const nothing = { ...{ title: '', text: '', from: null, to: null, driveKm: 0, driveMinutes: 0 }, meals: [], items: [] }
  const lodges = [{ ...lodge, isConfirmed: true, who: null }]
  const days: TravelledDay[] = []
  for (let on = startsOn; on < endsOn; on = addDays(on, 1)) days.push({ ...nothing, day: days.length + 1, on, lodges })
  return { days, written: null }
}
