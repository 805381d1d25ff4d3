import { residencies } from '#features/places/visitor-fee.ts'
import type { ServiceBook } from '../service-book.ts'
import { childPrice, netUnit, youngerThan } from './child-price.ts'
import type { CostLine, CostRefusal, ItemInput, Participant } from './cost-line.ts'
import { scaled } from './exact.ts'
import type { DayRate } from './find-rate.ts'
import { rackPrice } from './rack-price.ts'

type RatesOf = (who: Participant | undefined) => readonly DayRate[]
type Sleeper = Participant & { price: { minor: number } | 'adult' }

/**
 * The components of a stay, room by room and night by night. By the person: each adult shares, the one alone in a room pays the
 * single rate, a third adult the rate of a third, children by age; an adult with a child shares. By the room: its amount for its
 * own beds, in which adults sleep first, and an extra bed for each further one; a room of several classes has the rate of who
 * comes from abroad. Refused: a room for more than it holds, children among themselves, somebody too young, and one alone by the
 * person where there is no single rate.
 */
export function stayLines(
  { service }: ServiceBook,
  { participants, rooms = [] }: ItemInput,
  ratesOf: RatesOf,
): { lines: CostLine[] } | { refusal: CostRefusal } {
  const lines: CostLine[] = []
  for (const room of rooms) {
    const own = participants.filter(({ position }) => room.includes(position))
    if (own.length > (service.mostGuests ?? own.length))
      return { refusal: { reason: 'room-too-small', most: service.mostGuests ?? 0 } }
    const [payer] = own.toSorted((one, other) => residencies.indexOf(one.residency) - residencies.indexOf(other.residency))
    for (const [night, dayRate] of ratesOf(payer).entries()) {
      const rateOf = (who: Participant) => (service.basis === 'person-night' ? (ratesOf(who)[night] ?? dayRate) : dayRate)
      const sleepers: Sleeper[] = []
      for (const who of own) {
        const { rate, contract } = rateOf(who)
        const bands = rate.children ?? contract.children
        const price = childPrice(bands, who.age, rate.amountMinor)
        if (price === 'too-young') return { refusal: youngerThan(bands, participants) }
        sleepers.push({ ...who, price })
      }
      if (sleepers.length > 0 && sleepers.every(({ price }) => price !== 'adult')) return { refusal: { reason: 'child-alone' } }
      const found =
        service.basis === 'person-night' ? personNight(sleepers, rateOf) : roomNight(sleepers, dayRate, service.beds ?? 1)
      if ('refusal' in found) return found
      lines.push(...found.lines)
    }
  }
  return { lines }
}

function personNight(
  sleepers: readonly Sleeper[],
  rateOf: (who: Participant) => DayRate,
): { lines: CostLine[] } | { refusal: CostRefusal } {
  const adults = sleepers.filter(({ price }) => price === 'adult')
  const lines: CostLine[] = []
  for (const who of sleepers) {
    const { day, rate, contract } = rateOf(who)
    const line = (what: CostLine['what'], minor: number): CostLine => ({
      contract,
      day,
      what,
      units: 1,
      unitMinor: netUnit(minor, contract),
      who: [who.position],
      rateId: rate.id,
    })
    if (who.price !== 'adult') lines.push(line('child', who.price.minor))
    else if (sleepers.length === 1) {
      if (rate.singleMinor === null) return { refusal: { reason: 'single-rate-missing', day } }
      lines.push({ ...line('single', rate.singleMinor), sharingMinor: netUnit(rate.amountMinor, contract) })
    } else if (adults.indexOf(who) >= 2 && rate.thirdMinor !== null) lines.push(line('third', rate.thirdMinor))
    else lines.push({ ...line('sharing', rate.amountMinor), ...rackPrice(rate, contract) })
  }
  return { lines }
}

function roomNight(sleepers: readonly Sleeper[], { day, rate, contract }: DayRate, beds: number): { lines: CostLine[] } {
  const line = (what: CostLine['what'], minor: number, who: readonly number[]): CostLine => ({
    contract,
    day,
    what,
    units: 1,
    unitMinor: netUnit(minor, contract),
    who,
    rateId: rate.id,
  })
  const inTurn = sleepers.toSorted((one, other) => Number(other.price === 'adult') - Number(one.price === 'adult'))
  const [inBeds, further] = [inTurn.slice(0, beds), inTurn.slice(beds)]
  const roomMinor = sleepers.length === 1 ? (rate.singleMinor ?? rate.amountMinor) : rate.amountMinor
  const room = line(
    sleepers.length === 1 ? 'single' : 'room',
    roomMinor,
    inBeds.map(({ position }) => position),
  )
  // Half of a room with two beds or more is what sharing would cost.
  const alone = sleepers.length === 1 && {
    sharingMinor: beds >= 2 ? scaled(netUnit(rate.amountMinor, contract), 1, 2) : room.unitMinor,
  }
  const extras = further.map(({ price, position }) =>
    price === 'adult' ? line('third', rate.thirdMinor ?? rate.amountMinor, [position]) : line('child', price.minor, [position]),
  )
  return { lines: [alone ? { ...room, ...alone } : { ...room, ...rackPrice(rate, contract) }, ...extras] }
}

/** What a contract takes off: of every so many who sleep there, one is free at the sharing rate, each night. */
export function freeLines(lines: readonly CostLine[]): CostLine[] {
  const nights = Map.groupBy(
    lines.filter(({ contract }) => contract.freePlaces),
    ({ day, contract }) => `${day} ${contract.id}`,
  )
  return [...nights.values()].flatMap((night) => {
    const [first] = night
    const places = first?.contract.freePlaces
    if (!first || !places) return []
    const sleepers = new Set(night.flatMap(({ who }) => who))
    const free = Math.min(Math.floor(sleepers.size / places.every), places.most)
    const sharing = night.find(({ what }) => what === 'sharing') ?? night.find(({ sharingMinor }) => sharingMinor !== undefined)
    if (free === 0 || !sharing) return []
    const { contract, day } = first
    return [
      {
        contract,
        day,
        what: 'free' as const,
        units: -free,
        unitMinor: sharing.sharingMinor ?? sharing.unitMinor,
        who: [...sleepers],
      },
    ]
  })
}
