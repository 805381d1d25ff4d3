import type { CountryPin } from '#artwork/country-map.ts'
import { DrawnMap } from '../../ui/drawn-map.tsx'

const maps = import.meta.env.SSR ? await import('#artwork/country-map.ts') : undefined

type Props = { country: string; pins: readonly CountryPin[]; title: string; src: string }

/** A country with its pins, drawn on the server. The same pins are listed beside it. */
export function PlaceMap({ country, pins, title, src }: Props) {
  return <DrawnMap shape="region" src={src} draw={() => maps?.countryMap({ country, pins, title })} />
}
