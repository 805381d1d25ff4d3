/** The addresses that leave the app in letters, feeds and documents; tests/links.test.ts holds them to the route table. */
export const links = {
  home: () => '/',
  package: (slug: string) => `/package-details/${slug}`,
  visit: (id: string) => `/community/details?id=${id}`,
  departure: (slug: string) => `/departure-details/${slug}`,
  post: (slug: string) => `/blog/${slug}`,
  hotel: (id: string) => `/hotel-details/${id}`,
  departureCalendar: (slug: string) => `/departures/${slug}.ics`,
  booking: (reference: string) => `/bookings/${reference}`,
  bookingWithKey: (reference: string, key: string) => `/bookings/${reference}?key=${key}`,
  rooming: (reference: string, key: string) => `/rooming/${reference}?key=${key}`,
  confirmNews: (token: string) => `/newsletter/confirm?key=${token}`,
  leaveNews: (id: string, key: string) => `/newsletter/leave?reader=${id}&key=${key}`,
  joinStaff: (key: string) => `/admin/join?key=${key}`,
  deskBooking: (id: string) => `/admin/bookings/${id}`,
} as const
