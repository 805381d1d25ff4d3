import { type Residency, residencies } from '#features/places/visitor-fee.ts'
import { mostTravellers, type TripTraveller } from '#features/trips/party.ts'
import type { VersionFacts } from '#features/trips/trip-version.ts'
import { fieldsOf, type Read, readOf } from './read-fields.ts'

type Party = Pick<VersionFacts, 'startsOn' | 'party' | 'rooms'>

/** The rows of the form that stand in it: one for each traveller, and some empty ones. */
export const partyRows = (travellers: number): number[] =>
  Array.from({ length: Math.min(mostTravellers, travellers + 4) }, (_, at) => at + 1)

/**
 * The first day, who travels and who shares a room. A row with neither age nor day of birth is nobody; travellers without a room number have a
 * room alone.
 */
export function readPartyForm(form: FormData): Read<Party> {
  const fields = fieldsOf(form)
  const startsOn = fields.day('startsOn', ['2020', '2100'])
  if (startsOn === null) fields.fault('startsOn', 'day-wrong')
  const rooms = new Map<string, number[]>()
  const party = Array.from({ length: mostTravellers }, (_, at) => at + 1).flatMap((position): TripTraveller[] => {
    const bornOn = fields.day(`born-${position}`, ['1900', startsOn ?? '2100'], 'age-wrong')
    const age = fields.number(`age-${position}`, [0, 120], 'age-wrong')
    const isWrong = fields.errors[`born-${position}`] ?? fields.errors[`age-${position}`]
    if (bornOn === null && age === null && !isWrong) return []
    const residency = fields.plain(`residency-${position}`)
    const room = fields.plain(`room-${position}`) || `alone ${position}`
    rooms.set(room, [...(rooms.get(room) ?? []), position])
    return [
      {
        position,
        bornOn,
        age: bornOn === null ? age : null,
        residency: residencies.includes(residency as Residency) ? (residency as Residency) : 'foreign',
        pays: fields.isOn(`pays-${position}`),
      },
    ]
  })
  return readOf(fields, { startsOn: startsOn ?? '', party, rooms: [...rooms.values()] })
}

/** What the form shows of a version. */
export function partyValues({ startsOn, party, rooms }: Party): Record<string, string> {
  const roomOf = (position: number) => rooms.findIndex((room) => room.includes(position)) + 1
  return Object.fromEntries([
    ['startsOn', startsOn],
    ...party.flatMap(({ position, bornOn, age, residency, pays }) => [
      [`born-${position}`, bornOn ?? ''],
      [`age-${position}`, bornOn === null ? `${age ?? ''}` : ''],
      [`residency-${position}`, residency],
      [`room-${position}`, `${roomOf(position) || ''}`],
      [`pays-${position}`, pays ? 'on' : ''],
    ]),
  ])
}
