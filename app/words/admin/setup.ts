import { source } from '#platform/languages/source.ts'

/** What an owner does before the site sells. */
export const setupWords = source('admin-setup', {
  title: 'Before you sell',
  lede: 'Until then visitors see a demonstration. {count, plural, one {1 step is left.} other {# steps are left.}}',
  steps: {
    company: { title: 'Company', what: 'Name, phone or email are the demo company’s, on every page, email and document.' },
    terms: { title: 'Terms', what: 'Customers agree to sample terms, which name no law and no court.' },
    bank: { title: 'Bank account', what: 'Customers are shown a sample account, to which nobody can pay.' },
    mobileMoney: { title: 'Mobile money', what: 'Customers are shown a sample number.' },
    currency: { title: 'Currencies and rates', what: 'Amounts in francs use an approximate rate without a date.' },
    products: {
      title: 'Products & website',
      what: '{count, plural, one {1 product is on sale as the demo has it: its prices are} other {# products are on sale as the demo has them: their prices are}} invented. Edit or unpublish {count, plural, one {it} other {them}}; or your server administrator begins with an empty database and DEMO_CONTENT=no.',
    },
    pages: {
      title: 'Pages & menus',
      what: 'They still tell of the demo company: {named}{more, plural, =0 {} one { and 1 more} other { and # more}}.',
    },
    bookings: {
      title: 'Demo bookings',
      what: '{count, plural, one {1 demo booking takes places and counts} other {# demo bookings take places and count}} in figures. Your server administrator removes {count, plural, one {it} other {them}}: npm run demo:bookings -- --remove.',
    },
    profile: {
      title: 'Your profile',
      what: 'Your account has no name of a person, so emails to customers are signed by the company alone.',
    },
    mail: { title: 'Mail server', what: 'Emails are saved and not sent.' },
    database: { title: 'Database', what: 'The built-in database is for trials only.' },
  },
})
