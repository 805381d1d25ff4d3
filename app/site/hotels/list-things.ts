import type { Thing } from '../page-meta.ts'
import type { HotelListed } from './load-hotels.server.ts'

/** Structured data of the list: what it shows, in its order. */
export function listThings(siteUrl: string, rows: readonly HotelListed[]): Thing[] {
  const items = rows.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: `${siteUrl}/hotel-details/${id}`,
  }))
  return items.length > 0 ? [{ '@type': 'ItemList', itemListElement: items }] : []
}
