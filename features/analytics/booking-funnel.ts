/** Pages by their address: these, and those that begin so. */
export type PagesMeant = { readonly pages: readonly string[]; readonly beginnings: readonly string[] }

/** The steps of the way from a page to a booking that can be seen in page views; holds and money follow in `bookings`. */
export type FunnelStep = 'offers' | 'begun'

/**
 * The pages of each step: `offers` are those of what can be booked, a journey, a departure, a house or a car; `begun` are the
 * first steps of a booking. Lists and countries lead there and are not counted.
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
