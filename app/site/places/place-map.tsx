import type { CountryPin } from '#artwork/country-map.ts'
import { DrawnMap } from '../../shared/maps/drawn-map.tsx'

const maps = import.meta.env.SSR ? await import('#artwork/country-map.ts') : undefined

type Props = { land: string; pins: readonly CountryPin[]; title: string; src: string }

/** The country of an English name with its pins, drawn on the server. The same pins are listed beside it. */
export function PlaceMap({ land, pins, title, src }: Props) {
  return <DrawnMap shape="region" src={src} draw={(names) => maps?.countryMap({ country: land, pins, title, land: names })} />
}
