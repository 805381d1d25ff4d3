import type { Order, StayOrder, TailoredOrder } from '#features/orders/order.ts'
import { chosenItems } from '#features/proposals/chosen-items.ts'
import type { ProposalContent, ProposedItem } from '#features/proposals/proposal-content.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { listLodgePhones, listPackageRoad, type SheetAssignment } from './reads-sheet.server.ts'
import type { Lodge, RoadDay } from './sheet.ts'

/** Where the texts of the days come from: a package or a pilgrimage, which have translations, or a proposal in its own language. */
export type WrittenIn = { kind: 'package' | 'pilgrimage' } | { language: string } | null

type Road = { days: RoadDay[]; written: WrittenIn }

/** The days of a run on their dates, with where they sleep: those of its package, of the accepted proposal, or the nights of a stay. */
export function readRoad(db: Db, run: SheetAssignment): Promise<Road> {
  const { order } = run
  if (order?.kind === 'tailored') return tailoredRoad(db, order)
  if (order?.kind === 'stay') return stayRoad(db, order)
  if (order?.kind === 'hire') return Promise.resolve({ days: [], written: null })
  return packageRoad(db, run, order)
}

async function packageRoad(db: Db, { packageId, comfort, startsOn }: SheetAssignment, order: Order | null): Promise<Road> {
  const booked = order && 'package' in order ? order : undefined
  const rows = await listPackageRoad(db, {
    id: packageId,
    slug: booked?.package ?? null,
    comfort: booked?.comfort ?? comfort,
  })
  const kind = rows[0]?.packageKind === 'pilgrimage' ? 'pilgrimage' : 'package'
  return {
    days: rows.map(({ packageKind, ...day }) => ({ ...day, on: addDays(startsOn, day.day - 1), items: [] })),
    written: { kind },
  }
}

async function tailoredRoad(db: Db, { proposal: id, option: letter, ticked }: TailoredOrder): Promise<Road> {
  const proposal = await findProposalById(db, id)
  if (!proposal) return { days: [], written: null }
  const { content, language } = proposal
  const items = chosenItems(content, { letter, ticked })
  const nights = items.filter(isNight)
  const phones = await listLodgePhones(db, {
    itemIds: nights.map((item) => item.id),
    hotelIds: nights.flatMap(({ hotel }) => hotel?.id ?? []),
  })
  return { days: content.days.map((day) => tailoredDay(day, content.startsOn, items, phones)), written: { language } }
}

const isNight = ({ kind, dayUse }: ProposedItem) => kind === 'stay' && !dayUse
/** Car and guide are the sheet's own subject, and a fee or permit is said by its visit. */
const isDone = (item: ProposedItem) => !isNight(item) && !['transport', 'guide', 'fee'].includes(item.kind)

function tailoredDay(
  { day, title, text, from, to, driveKm, driveMinutes }: ProposalContent['days'][number],
  startsOn: Day,
  items: readonly ProposedItem[],
  phones: Awaited<ReturnType<typeof listLodgePhones>>,
): RoadDay {
  const place = (one: typeof from) => one && { id: one.id, name: one.name }
  return {
    ...{ day, title, text, driveKm, driveMinutes, on: addDays(startsOn, day - 1), from: place(from), to: place(to), meals: [] },
    items: items
      .filter((item) => item.day === day && isDone(item))
      .map((item) => ({ title: item.title, text: item.text, place: item.place?.name ?? '' })),
    lodges: items
      .filter((item) => isNight(item) && item.day <= day && day < item.day + item.days)
      .map((item) => lodgeOf(item, phones)),
  }
}

function lodgeOf({ id, title, place, hotel }: ProposedItem, phones: Awaited<ReturnType<typeof listLodgePhones>>): Lodge {
  const supplier = phones.get(id)
  const ofHotel = hotel ? phones.get(hotel.id) : undefined
  return {
    name: hotel?.described?.name ?? ofHotel?.name ?? title,
    place: place?.name ?? hotel?.described?.place ?? ofHotel?.place ?? '',
    phone: supplier?.phone || ofHotel?.phone || '',
    isConfirmed: true,
  }
}

/** Of a stay the house alone, at each of its nights. */
async function stayRoad(db: Db, { hotel, startsOn, endsOn }: StayOrder): Promise<Road> {
  const lodge = (await listLodgePhones(db, { itemIds: [], hotelIds: [hotel] })).get(hotel)
  if (!lodge) return { days: [], written: null }
  const nothing = { ...{ title: '', text: '', from: null, to: null, driveKm: 0, driveMinutes: 0 }, meals: [], items: [] }
  const lodges = [{ ...lodge, isConfirmed: true }]
  const days: RoadDay[] = []
  for (let on = startsOn; on < endsOn; on = addDays(on, 1)) days.push({ ...nothing, day: days.length + 1, on, lodges })
  return { days, written: null }
}
