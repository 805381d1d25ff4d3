/** A number with its noun: '1 day', '7 days'. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/**
 * The sentences that every public page needs. Each part of the site keeps its own beside this file, so that a page carries only
 * what it shows. What an operator may change (company, packages, fees) is never here.
 */
export const words = {
  loading: 'Loading...',
  skip: 'Skip to content',
  notices: 'Notices',
  nav: {
    main: 'Main',
    menu: 'Menu',
    journeys: 'Journeys',
    departures: 'Departures',
    search: 'Search',
    breadcrumb: 'You are here',
    home: 'Home',
  },
  footer: {
    whatsapp: 'WhatsApp',
    help: 'Help with this booking',
  },
  error: {
    title: 'Unexpected Application Error!',
    ours: 'Something went wrong on our side. Nothing you entered was charged. Try again in a moment, or write to us.',
    away: 'Our bookings are unavailable for a moment. Try again shortly; nothing was charged.',
    lost: {
      title: 'The connection was lost',
      text: 'Check your connection and try again. After sending a form, look for our email first.',
    },
    reference: (reference: string) => `If you write to us, give this reference: ${reference}`,
    again: 'Try again',
    home: 'Back to the home page',
  },
  offline: 'No connection: this page is saved on your phone. Prices and seats may have changed.',
  notFound: 'Page not found',
} as const
