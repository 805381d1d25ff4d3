import { source } from '#platform/languages/source.ts'

/** What the server alone says on the page of a package's prices. */
export const packagePricesHeadWords = source('package-prices-head', {
  title: '{title}: prices',
  lede: 'What your party pays, by group size, accommodation and month: joining a departure beside a private trip.',
  description: '{title}: the price per person by group size, accommodation and month, joining a departure or on a private trip.',
  from: 'From {day}, {season, select, high {high season} other {low season}}',
  residencies: {
    foreign: 'international visitors',
    resident: 'foreign residents of the park’s country',
    african: 'citizens of African countries',
    eac: 'citizens of the East African Community',
  },
  adults: 'Per person, for adults who pay park fees as {fees}.',
  oneChild: 'For the whole party, one of whom is a child of {age, plural, one {#} other {#}}; all pay park fees as {fees}.',
  children:
    'For the whole party, {count, plural, one {# of whom is a child} other {# of whom are children}} ({ages}); all pay park fees as {fees}.',
  included:
    'Rooms are shared; permits and park fees are included. A price leads to the booking with this choice, which adds single rooms and extras.',
})
