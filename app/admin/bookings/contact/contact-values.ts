import type { Booking } from '#features/bookings/reads.server.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import { contactAdminWords as words } from '../../../words/admin/bookings/contact.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'

type Name = keyof typeof words.fields

/** What the form begins with: what is stored. */
export function contactValues({ leadName, email, phone, message, order, channel, source }: Booking): Record<Name, string> {
  const { pickUp, driver } = order.kind === 'hire' ? order : { pickUp: undefined, driver: null }
  return {
    name: leadName,
    email: hasNoAddress(email) ? '' : email,
    phone,
    message,
    channel: channel ?? '',
    source: source ?? '',
    pickUpPlace: pickUp?.place ?? '',
    pickUpFlight: pickUp?.flight ?? '',
    driverBornOn: driver?.bornOn ?? '',
    driverLicensedSince: driver?.licensedSince ?? '',
  }
}

/** A stored value in a sentence; of a choice its word. */
const shown = (name: Name, value: string): string => {
  const choices: Record<string, string> = name === 'channel' ? originWords.channels : name === 'source' ? originWords.sources : {}
  return choices[value] ?? (value || '–')
}

/** What is stored by now and is other than what was typed, in a sentence. */
export function storedSince(stored: Record<Name, string>, typed: Record<string, string>): string {
  const others = (Object.keys(words.fields) as Name[]).flatMap((name) =>
    name in typed && typed[name]?.trim() !== stored[name] ? [`${words.fields[name]} ${shown(name, stored[name])}`] : [],
  )
  return others.length > 0 ? words.stored(others.join(', ')) : words.again
}
