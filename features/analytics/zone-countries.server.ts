import { getAllTimezones } from 'countries-and-timezones'

const countries = new Map<string, string | undefined>([
  ...Object.values(getAllTimezones({ deprecated: true })).map(({ name, countries: [first] }) => [name, first] as const),
  // The package gives another country first.
  ['Europe/Simferopol', 'UA'],
  ['Pacific/Johnston', 'US'],
])

/**
 * The country of a time zone, by the zone's browser name, as two letters; undefined for a zone without one ('UTC') or an
 * unknown one. A former name that now belongs to a zone of another country keeps its own country.
 */
export const countryOfZone = (zone: string): string | undefined => countries.get(zone)

/** Where this site uses a shorter name in English than the library. */
const ownNames: Record<string, string> = { CD: 'DR Congo', CG: 'Congo' }
/** Names the country of a zone as a language does: 'Rwanda' for 'Africa/Kigali'; undefined where the zone names no country. */
export function countryNames(language: string): (zone: string) => string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (zone) => {
    const country = countryOfZone(zone)
    return country && ((language === 'en' && ownNames[country]) || names.of(country) || country)
  }
}
