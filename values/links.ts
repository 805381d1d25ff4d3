const inQuery = (language?: string) => (language === undefined ? '' : `?language=${language}`)

/** The addresses in emails, feeds and documents; tests/links.test.ts compares them with the route table. */
export const links = {
  home: () => '/',
  package: (slug: string) => `/package-details/${slug}`,
  /** Documents and calendars are there once, so what another language than English asks for stands in the query. */
  brochure: (slug: string, language?: string) => `/package-details/${slug}/brochure.pdf${inQuery(language)}`,
  visit: (id: string) => `/community/details?id=${id}`,
  departure: (slug: string) => `/departure-details/${slug}`,
  post: (slug: string) => `/blog/${slug}`,
  hotel: (id: string) => `/hotel-details/${id}`,
  departureCalendar: (slug: string, language?: string) => `/departures/${slug}.ics${inQuery(language)}`,
  booking: (reference: string) => `/bookings/${reference}`,
  /** The form of a question about a booking. */
  ask: (reference: string) => `/contact?booking=${reference}`,
  bookingWithKey: (reference: string, key: string) => `/bookings/${reference}?key=${key}`,
  confirmBookingEmail: (reference: string, key: string) => `/bookings/${reference}/confirm-email?letter=${key}`,
  rooming: (reference: string, key: string) => `/rooming/${reference}?key=${key}`,
  crewSheet: (key: string) => `/sheet/${key}`,
  crewRequest: (key: string) => `/crew-request/${key}`,
  supplierOrder: (key: string) => `/supplier-orders/${key}`,
  crewCalendar: (key: string, language?: string) => `/crew-calendar/${key}.ics${inQuery(language)}`,
  confirmNews: (token: string) => `/newsletter/confirm?key=${token}`,
  leaveNews: (id: string, key: string) => `/newsletter/leave?reader=${id}&key=${key}`,
  joinStaff: (key: string) => `/admin/join?key=${key}`,
  signInLink: (key: string) => `/admin/login/link?key=${key}`,
  newPassword: (key: string) => `/admin/login/reset?key=${key}`,
  confirmEmail: (key: string) => `/admin/confirm-email?key=${key}`,
  adminBooking: (id: string) => `/admin/bookings/${id}`,
} as const
