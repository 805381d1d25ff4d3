import { done, type Outcome, refused } from '#values/outcome.ts'
import { mostTravellers } from '../party.ts'
import type { TripVersion } from '../trip-version.ts'
import { unfitRooms } from './change-items.ts'
import type { ChangeRefusal, VersionChange } from './version-change.ts'

type Changed = Outcome<TripVersion, ChangeRefusal>
type Of<Change extends VersionChange['change']> = Extract<VersionChange, { change: Change }>

/**
 * Says who travels from which day. Refused: nobody, nobody who pays, somebody without a room or with two, and to leave somebody out whom an item names.
 */
export function changeParty(version: TripVersion, { startsOn, party, rooms }: Of<'party'>): Changed {
  if (party.length === 0) return refused({ reason: 'nobody' })
  if (party.length > mostTravellers) return refused({ reason: 'too-many-travellers', most: mostTravellers })
  if (!party.some(({ pays }) => pays)) return refused({ reason: 'nobody-pays' })
  const positions = party.map(({ position }) => position)
  const stranger = rooms.flat().find((position) => !positions.includes(position))
  if (stranger !== undefined) return refused({ reason: 'traveller-unknown', position: stranger })
  const unfit = unfitRooms(rooms, positions)
  if (unfit) return refused(unfit)
  const gone = version.party.map(({ position }) => position).filter((position) => !positions.includes(position))
  for (const position of gone) {
    const naming = version.items.filter(({ who, rooms: own }) => who?.includes(position) || own?.flat().includes(position))
    if (naming.length > 0) return refused({ reason: 'traveller-in-use', position, titles: naming.map(({ title }) => title) })
  }
  return done({ ...version, startsOn, party, rooms })
}

/** Says which options there are, how prices are made, and what is said once. Refused: no option, a letter twice, and to leave one out that an item names. */
export function changeOffer(version: TripVersion, { change: _, ...offer }: Of<'offer'>): Changed {
  const { options } = offer
  const letters = options.map(({ letter }) => letter)
  if (letters.length === 0) return refused({ reason: 'no-options' })
  if (new Set(letters).size < letters.length) return refused({ reason: 'option-twice' })
  for (const { letter } of version.options) {
    if (letters.includes(letter)) continue
    const naming = version.items.filter((item) => item.options?.includes(letter))
    if (naming.length > 0) return refused({ reason: 'option-in-use', letter, titles: naming.map(({ title }) => title) })
  }
  const { unitsByHand = [] } = offer.pricing
  const pricing = { ...offer.pricing, unitsByHand: unitsByHand.filter(({ option }) => letters.includes(option)) }
  return done({ ...version, ...offer, pricing })
}
