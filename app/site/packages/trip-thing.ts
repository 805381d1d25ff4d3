import type { Money } from '#values/money.ts'
import type { Drawing } from '../../ui/scene-picture.tsx'
import { shareHref } from '../../ui/scene-picture.tsx'
import { agencyThing, type Thing, type UrlOf } from '../page-meta.ts'
import type { SiteData } from '../site-data.ts'

/** The structured data of a trip: exactly what its page shows. */
export type Trip = {
  title: string
  sentence: string
  path: string
  scene: Drawing
  /** The address of its photograph, where it has one. */
  share?: string | undefined
  itinerary: readonly { day: number; title: string; text: string }[]
  /** The offer of schema.org that the page shows; absent where nothing is sold. */
  offer?: { price: Money; lowest: boolean; offers: number; availability: 'InStock' | 'SoldOut' }
}

/** An amount in the notation of schema.org: '2070.00'. */
const priceOf = ({ minor }: Money) => (minor / 100).toFixed(2)

/** A journey for schema.org: a trip with its days, and a product where it has a price. Prices are in US dollars. */
export function tripThing({ title, sentence, path, scene, share, itinerary, offer }: Trip, urlOf: UrlOf, site: SiteData): Thing {
  const url = urlOf(path)
  return {
    '@type': 'TouristTrip',
    ...(offer && { additionalType: 'https://schema.org/Product' }),
    name: title,
    description: sentence,
    url,
    image: site.siteUrl + (share ?? shareHref(scene)),
    provider: agencyThing(urlOf, site),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: itinerary.length,
      itemListElement: itinerary.map(({ day, title: name, text }) => ({
        '@type': 'ListItem',
        position: day,
        item: { '@type': 'TouristAttraction', name, description: text },
      })),
    },
    ...(offer && { offers: offerThing(offer, url) }),
  }
}

function offerThing({ price, lowest, offers, availability }: NonNullable<Trip['offer']>, url: string): Thing {
  const about = { priceCurrency: price.currency, availability: `https://schema.org/${availability}`, url }
  if (lowest) return { '@type': 'AggregateOffer', lowPrice: priceOf(price), offerCount: Math.max(1, offers), ...about }
  return { '@type': 'Offer', price: priceOf(price), ...about }
}
