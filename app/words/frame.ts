import { source } from '#platform/languages/source.ts'

/** What stands around every public page. What an operator may change (company, menus) is never here. */
export const frameWords = source('frame', {
  loading: 'Loading...',
  skip: 'Skip to content',
  notices: 'Notices',
  languages: 'Language',
  nav: {
    main: 'Main',
    menu: 'Menu',
    journeys: 'Journeys',
    departures: 'Departures',
    search: 'Search',
    breadcrumb: 'You are here',
    home: 'Home',
  },
  help: 'Help with this booking',
  offline: 'No connection: this page is saved on your phone. Prices and seats may have changed.',
  notFound: 'Page not found',
})
