/** The addresses that leave the app in letters, feeds and documents; tests/links.test.ts holds them to the route table. */
export const links = {
  home: () => '/',
  package: (slug: string) => `/package-details/${slug}`,
  pilgrimage: () => '/pilgrimage',
  pilgrimageDetails: () => '/pilgrimage-details',
  kibeho: () => '/kibeho-pilgrimage-package',
  community: () => '/community',
  visit: (id: string) => `/community/details?id=${id}`,
  communityTips: () => '/community/cbt-tips',
  luxury: () => '/luxury',
  departure: (slug: string) => `/departure-details/${slug}`,
  departureCalendar: (slug: string) => `/departures/${slug}.ics`,
  booking: (reference: string) => `/bookings/${reference}`,
  bookingWithKey: (reference: string, key: string) => `/bookings/${reference}?key=${key}`,
  rooming: (reference: string, key: string) => `/rooming/${reference}?key=${key}`,
  deskBooking: (id: string) => `/admin/bookings/${id}`,
} as const
