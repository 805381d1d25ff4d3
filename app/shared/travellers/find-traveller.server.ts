import type { Booking } from '#features/bookings/reads.server.ts'
import { ageOf } from '#features/orders/member-age.ts'
import { consentVersion } from '#features/travellers/details.ts'
import { listDetails, type TravellerDetails } from '#features/travellers/list-details.server.ts'
import { nationalities } from '#features/travellers/nationalities.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { kigaliDay } from '#values/dates.ts'
import { calledName, type TravellerFactWords } from './called-name.ts'
import { missingText } from './missing-text.ts'
import { roomGroupsOf } from './room-groups.ts'

/** A traveller's position in an address. Throws a 404 for anything that is not one. */
export function readPosition(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Response('There is no such traveller', { status: 404 })
  return Number(text)
}

type Shown = { withPrivate: boolean; words: TravellerFactWords; format: Formatter; language: string }

/**
 * One traveller of a booking for the details form. `withPrivate`: for the booking's own page, which shows the end of the passport
 * number. Throws a 404 for a position that the party does not have.
 */
export async function findTraveller(
  ctx: Context,
  booking: Booking,
  position: string,
  { withPrivate, words, format, language }: Shown,
) {
  const all = await listDetails(ctx, booking.id, { withPrivate })
  const found = all.find((one) => String(one.position) === position)
  if (!found) throw new Response('There is no such traveller', { status: 404 })
  const { needs, has, privateDetails, progress, consentAt } = found
  return {
    name: calledName(found, words, all),
    version: found.version,
    // Staff may name somebody before their birth day is known: then it is still asked for.
    named: found.firstNames !== null && found.bornOn !== null,
    pricedAge: ageOf(found, booking.startsOn),
    missing: missingText(progress.missing, words),
    passport: {
      needed: needs.keys.includes('passport-number') || has.passport,
      stored: has.passport ? passportEnding(privateDetails?.passportNumber ?? null, words.passport) : null,
      until: format.day(needs.passportUntil),
      early: progress.warnings.length > 0,
    },
    // Of encrypted values only whether they exist: the values never return to a browser.
    has: {
      ...{ health: has.health, faith: has.faith, emergency: has.emergency },
      ...{ diet: found.diet !== null, access: found.access !== null, room: found.room !== null || found.beds !== null },
    },
    groups: roomGroupsOf(all),
    rooms: booking.kind !== 'hire' && booking.kind !== 'stay',
    consentVersion,
    consentSince: consentAt && format.day(kigaliDay(consentAt)),
    today: kigaliDay(ctx.clock.now()),
    countries: countries(language),
    values: valuesOf(found),
  }
}

export type FoundTraveller = Awaited<ReturnType<typeof findTraveller>>

const passportEnding = (number: string | null, words: TravellerFactWords['passport']) =>
  number === null ? words.stored : words.number({ last: number.slice(-4) })

/** The names of countries in a language, in its order; in English where Node has none in it. */
function countries(language: string): { value: string; words: string }[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  const known = nationalities.map((value) => ({ value, words: names.of(value) ?? value }))
  return known.sort((a, b) => a.words.localeCompare(b.words, [language, 'en']))
}

function valuesOf(traveller: TravellerDetails): Record<string, string> {
  const { firstNames, familyName, bornOn, nationality, passportName, passportExpiresOn, diet, access, room, beds } = traveller
  const given = { firstNames, familyName, bornOn, nationality, passportName, passportExpiresOn, diet, access, room, beds }
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}
