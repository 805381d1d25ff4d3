import type { Day } from '#values/dates.ts'
import type { RoadLodge } from './sheet.ts'

/** Nights that are ordered from a supplier, both days included; `isDeclined`: the supplier said no. */
export type OrderedNights = Pick<RoadLodge, 'name' | 'place' | 'phone' | 'hotelId'> & {
  supplierId: number
  firstDay: Day
  lastDay: Day
  isDeclined: boolean
}

type TravelledNight = { on: Day; lodges: readonly RoadLodge[]; to?: { name: string } | null }

/**
 * The days of a run with the lodges that are ordered for it in place of those that were planned: another one that staff chose, or one for a
 * night of which only the text of the package says something. What nobody ordered yet stays as planned; whoever declined is not confirmed.
 */
export const asOrdered = <TheDay extends TravelledNight>(days: readonly TheDay[], nights: readonly OrderedNights[]): TheDay[] =>
  days.map((day) => ({ ...day, lodges: lodgesOn(day, nights) }))

function lodgesOn({ on, lodges: planned, to }: TravelledNight, nights: readonly OrderedNights[]): RoadLodge[] {
  const tonight = nights.filter(({ firstDay, lastDay }) => firstDay <= on && on <= lastDay)
  const ordered = new Map(tonight.filter(({ isDeclined }) => !isDeclined).map((night) => [night.supplierId, night]))
  const declined = tonight.filter(({ supplierId }) => !ordered.has(supplierId)).map(({ supplierId }) => supplierId)
  const added = [...ordered.values()].filter(({ supplierId }) => !planned.some((lodge) => lodge.supplierId === supplierId))
  if (added.length === 0)
    return planned.map((lodge) =>
      lodge.supplierId !== null && declined.includes(lodge.supplierId) ? { ...lodge, isConfirmed: false } : lodge,
    )
  const open = planned.filter(({ supplierId, isOwn }) => !isOwn && (supplierId === null || !ordered.has(supplierId)))
  const ofSuppliers = open.filter(({ supplierId }) => supplierId !== null)
  const replaced = ofSuppliers.length > 0 ? ofSuppliers : open
  const [only] = replaced
  const who = added.length === 1 && replaced.length === 1 && only ? only.who : null
  return [
    ...planned.filter((lodge) => !replaced.includes(lodge)),
    ...added.map((night) => ({ ...sleepsAt(night, planned, to?.name ?? ''), who, isConfirmed: true })),
  ]
}

/** Whoever has no house of their own, as an outfitter on a mountain, sleeps in the camp that the day names, else at their place or where the day ends. */
function sleepsAt({ name, place, phone, supplierId, hotelId }: OrderedNights, planned: readonly RoadLodge[], ends: string) {
  const of = { phone, supplierId, hotelId }
  if (hotelId !== null) return { name, place, ...of }
  const camp = planned.find(({ isCamp }) => isCamp)
  return camp ? { name: camp.name, place: camp.place, isCamp: true as const, ...of } : { name, place: place || ends, ...of }
}
