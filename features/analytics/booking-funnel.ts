/** Pages by address: exact ones, and prefixes. */
export type PagesMeant = { readonly pages: readonly string[]; readonly beginnings: readonly string[] }

/** The steps of the funnel that page views show; holds and payments follow in `bookings`. */
export type FunnelStep = 'offers' | 'begun'

/**
 * The pages of each step: `offers` are the pages of one journey, departure, hotel or car class; `begun` are the first booking
 * steps. Lists and countries are not counted.
 */
export const funnelPages: Record<FunnelStep, PagesMeant> = {
  offers: {
    pages: ['/kibeho-pilgrimage-package', '/car-hire-rates'],
    beginnings: ['/package-details/', '/departure-details/', '/hotel-details/'],
  },
  begun: {
    pages: ['/booking', '/booking/journey', '/booking/pilgrims', '/booking/hire', '/hotel-booking'],
    beginnings: [],
  },
}
