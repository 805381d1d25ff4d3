import type { CountryPin } from '#artwork/country-map.ts'
import type { NamedSpot, Park } from '#features/places/reads.server.ts'

type CountryOnMap = {
  capital: string
  guide: { capitalAt: { lat: number; lng: number } | null; hub: string }
  parks: readonly { lat: number; lng: number; guide: { short: string } }[]
  places: readonly NamedSpot[]
}

/** What the map of a country names: its parks, its capital, and the place that our roads begin at. */
export function countryPins({ capital, guide, parks, places }: CountryOnMap): CountryPin[] {
  const hub = places.find(({ id }) => id === guide.hub)
  return [
    ...parks.map(({ lat, lng, guide: { short } }) => ({ name: short, lat, lng, kind: 'park' as const })),
    ...(guide.capitalAt ? [{ name: capital, ...guide.capitalAt, kind: 'town' as const }] : []),
    ...(hub && hub.name !== capital ? [town(hub)] : []),
  ]
}

/** What the map of a park names: the park, and the towns that it is reached from. */
export function parkPins({ guide, lat, lng, hub, city }: Pick<Park, 'guide' | 'lat' | 'lng' | 'hub' | 'city'>): CountryPin[] {
  return [{ name: guide.short, lat, lng, kind: 'park' }, town(hub), ...(city && city.id !== hub.id ? [town(city)] : [])]
}

const town = ({ name, lat, lng }: NamedSpot): CountryPin => ({ name: name.split(' (')[0] ?? name, lat, lng, kind: 'town' })
