import { source } from '#platform/languages/source.ts'

/** The deadlines of permits: what is due, of what, by when. */
export const permitDueWords = source('admin-permit-due', {
  title: 'Deadlines',
  lede: 'Counted in days of each authority’s calendar, until it closes. Times are Kigali time. Passports are due 60 days before the trip and 7 days before buying; of a later booking at once.',
  none: 'Nothing is due.',
  columns: { what: 'What is due', when: 'Last moment', mark: 'Status' },
  kinds: {
    'buy-by': 'Reserve and pay {count, plural, one {# permit} other {# permits}}',
    'reservation-ends': 'Pay or lose the reservation of {count, plural, one {# permit} other {# permits}}',
    balance: 'Pay the balance of {count, plural, one {# permit} other {# permits}}',
    'last-move': 'Last day to move {count, plural, one {# spare permit} other {# spare permits}} at this cost',
    'refund-falls': 'Less comes back for {count, plural, one {# spare permit} other {# spare permits}} afterwards',
    names: 'Give in {count, plural, one {# name} other {# names}}',
    'numbers-missing': '{count, plural, one {# permit number is} other {# permit numbers are}} missing',
    'papers-missing': 'Passport or evidence of {count, plural, one {# traveller is} other {# travellers are}} missing',
    'licence-ends': 'Our licence ends',
    'terms-check': 'Check the terms with the authority',
  },
  closedThen: 'Closed then; ends {when}',
  over: 'Overdue',
  soon: 'Soon',
})
