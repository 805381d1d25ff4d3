import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import { type Member, type Party, type ProductOrder, unnamed } from '#features/orders/order.ts'
import { type Residency, residencies } from '#features/places/visitor-fee.ts'
import { writtenCode } from '#features/pricing/discounts/discounts.ts'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import { amendAdminWords } from '../../../words/admin/bookings/amend.ts'

export type ReadAmendment = { order: ProductOrder; party: Party; takesApart?: true; wrong?: undefined } | { wrong: string }

/** The largest number that a field accepts. The price function refuses what is really too many, with a reason. */
const most = 200

/**
 * What the fields of an address request, `?look=1&startsOn=…`. What the address leaves out stays as it is, and each traveller
 * keeps their position. Returns a sentence where a value cannot be read.
 */
export function readAmendment(
  reader: ReadWords,
  params: URLSearchParams,
  { order: booked }: Pick<Booking, 'order'>,
  travellers: readonly Traveller[],
): ReadAmendment {
  if (booked.kind === 'tailored') return { wrong: reader(amendAdminWords).wrong.tailored }
  const read = readOrder(reader, params, booked)
  if (typeof read === 'string') return { wrong: read }
  const code = params.get('code')
  const order = code === null ? read : { ...read, code: writtenCode(code) || null }
  const apart = params.get('apart') === '1' && { takesApart: true as const }
  if (order.kind === 'stay') return { order, party: travellers, ...apart }
  const party = readParty(reader, params, travellers)
  return typeof party === 'string' ? { wrong: party } : { order, party, ...apart }
}

function readOrder(read: ReadWords, params: URLSearchParams, was: ProductOrder): ProductOrder | string {
  const words = read(amendAdminWords).wrong
  const extras = readExtras(params, was)
  switch (was.kind) {
    case 'departure':
      return { ...was, ...bedsOf(params, was), extras, departure: params.get('departure') ?? was.departure }
    case 'journey':
    case 'pilgrims': {
      const startsOn = params.get('startsOn') ?? was.startsOn
      return isDay(startsOn) ? { ...was, ...bedsOf(params, was), extras, startsOn } : words.day
    }
    case 'stay': {
      const startsOn = params.get('startsOn') ?? was.startsOn
      const endsOn = params.get('endsOn') ?? was.endsOn
      if (!isDay(startsOn) || !isDay(endsOn)) return words.day
      const rooms = was.rooms.map((room, index) => {
        const [id, board] = params.get(`room-${index}`)?.split('|') ?? []
        return id && board ? { ...room, room: id, board } : room
      })
      return { ...was, extras, startsOn, endsOn, rooms }
    }
    case 'hire': {
      const from = params.get('from') ?? was.from
      const to = params.get('to') ?? was.to
      if (!isTime(from) || !isTime(to)) return words.time
      return {
        ...was,
        extras,
        from: from.slice(0, 16),
        to: to.slice(0, 16),
        vehicles: whole(params.get('vehicles'), was.vehicles),
      }
    }
  }
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d/.test(text) && isDay(text.slice(0, 10))

function bedsOf(params: URLSearchParams, was: { comfort: (typeof comforts)[number]; singleRooms: number }) {
  return {
    comfort: comforts.find((one) => one === params.get('comfort')) ?? was.comfort,
    singleRooms: whole(params.get('singleRooms'), was.singleRooms),
  }
}

function readExtras(params: URLSearchParams, { extras }: ProductOrder): ProductOrder['extras'] {
  const given = [...params].flatMap(([name, value]) => {
    const id = /^extra-(.+)$/.exec(name)?.[1]
    return id ? [{ id, quantity: whole(value, 0) }] : []
  })
  return given.length > 0 ? given.filter(({ quantity }) => quantity > 0) : extras
}

function readParty(read: ReadWords, params: URLSearchParams, travellers: readonly Traveller[]): Party | string {
  const words = read(amendAdminWords).wrong
  const stays = params.has('stays') || params.has('adults') ? params.getAll('stays').map(Number) : undefined
  const staying = stays ? travellers.filter(({ position }) => stays.includes(position)) : travellers
  const residency: Residency = residencies.find((one) => one === params.get('residency')) ?? 'foreign'
  const newcomer: Member = { ...unnamed, residency }
  const ages = (params.get('children') ?? '').split(/[\s,;]+/).filter(Boolean)
  if (ages.some((age) => !/^(\d|1[0-7])$/.test(age))) return words.ages
  const party = [
    ...staying,
    ...Array.from({ length: whole(params.get('adults'), 0) }, () => newcomer),
    ...ages.slice(0, most).map((age) => ({ ...newcomer, assumedAge: Number(age) })),
  ]
  return party.length > 0 ? party : words.nobody
}

/** A count from a field; an invalid one changes nothing. */
function whole(text: string | null, was: number): number {
  const count = Number(text ?? Number.NaN)
  return text?.trim() && Number.isInteger(count) && count >= 0 && count <= most ? count : was
}
