import { getAllTimezones } from 'countries-and-timezones'

const countries = new Map<string, string | undefined>([
  ...Object.values(getAllTimezones({ deprecated: true })).map(({ name, countries: [first] }) => [name, first] as const),
  // The package names another country first.
  ['Europe/Simferopol', 'UA'],
  ['Pacific/Johnston', 'US'],
])

/**
 * The country of a time zone, named as a browser names it, as two letters; undefined for one that lies in none ('UTC') or that nobody
 * knows. An old name that was joined to a zone of another country keeps its own.
 */
export const countryOfZone = (zone: string): string | undefined => countries.get(zone)

/** Where the house has a shorter name than the library. */
const ownNames: Record<string, string> = { CD: 'DR Congo', CG: 'Congo' }
const names = new Intl.DisplayNames('en', { type: 'region' })

/** 'Rwanda' for 'Africa/Kigali'; 'Unknown' where the zone tells nothing. */
export function countryName(zone: string): string {
  const country = countryOfZone(zone)
  return country ? (ownNames[country] ?? names.of(country) ?? country) : 'Unknown'
}
