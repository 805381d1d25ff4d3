import type { FoundTraveller } from '../../../shared/travellers/find-traveller.server.ts'
import { travellersAdminWords as words } from '../../../words/admin/bookings/travellers.ts'

/** What is stored of a traveller by now that is other than what was typed. Encrypted details are not among it. */
export function storedNow({ values, countries }: FoundTraveller, typed: Record<string, string>): string {
  const read = (name: string, value: string) =>
    name === 'nationality' ? (countries.find((country) => country.value === value)?.words ?? value) : value
  const others = Object.entries(words.fields).flatMap(([name, label]) => {
    const value = values[name] ?? ''
    return name in typed && typed[name] !== value ? [`${label} ${value === '' ? '–' : read(name, value)}`] : []
  })
  return others.length > 0 ? words.stored(others.join(', ')) : words.storedNone
}
