import type { Thing } from '../page-meta.ts'
import type { HotelPage } from './load-hotel.server.ts'

/** Structured data of a hotel: no more than its page shows. A price only with the nights it is for. */
export function hotelThings(siteUrl: string, { hotel, rooms, panel, description, photo }: HotelPage): Thing[] {
  const { id, name, place, country, stars, amenities } = hotel
  return [
    {
      '@type': 'Hotel',
      name,
      description,
      url: `${siteUrl}/hotel-details/${id}`,
      ...(photo && { image: siteUrl + photo }),
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
      ...(stars > 0 && { starRating: { '@type': 'Rating', ratingValue: stars } }),
      amenityFeature: amenities.map((amenity) => ({ '@type': 'LocationFeatureSpecification', name: amenity, value: true })),
      containsPlace: rooms.rows.map((room) => ({
        '@type': 'HotelRoom',
        name: room.name,
        bed: room.beds,
        occupancy: { '@type': 'QuantitativeValue', maxValue: room.guestsMost },
      })),
      ...(panel.price && {
        makesOffer: {
          '@type': 'Offer',
          price: (panel.price.schedule.totalMinor / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      }),
    },
  ]
}
