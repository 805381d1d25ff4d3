import { source } from '#platform/languages/source.ts'

/** What the page of a proposal tells of the journey: the letter, the options side by side, the days. */
export const proposalJourneyWords = source('proposal-journey', {
  options: {
    title: 'Your options',
    lede: 'The days are the same in each. Where you sleep and what you pay differ.',
    name: 'Option {letter}',
    look: 'Look at option {letter}',
    chosen: 'You are looking at this one',
    nights: '{count, plural, one {# night} other {# nights}}',
    total: 'Total',
    rwf: 'about {money}',
    estimate: 'An estimate: a rate for these days is not published yet.',
  },
  days: 'Day by day',
  item: {
    /** In place of a lodge that is not ordered any more, until another one has confirmed. */
    open: 'Not confirmed yet: we tell you where you stay',
    own: 'you arrange this yourselves',
    optional: 'if you want it, see the price below',
    some: '{count, plural, one {for one of you} other {for # of you}}',
    nights: '{count, plural, one {# night} other {# nights}}',
    dayUse: 'a room for the day',
    age: '{age, plural, one {from # year of age} other {from # years of age}}',
    tooYoung: '{count, plural, one {not for the traveller aged {ages}} other {not for the travellers aged {ages}}}',
  },
  kinds: {
    stay: 'Night',
    transport: 'Transport',
    guide: 'Guide',
    activity: 'Activity',
    meal: 'Meal',
    flight: 'Flight',
    fee: 'Permit or park fee',
    other: 'Also',
  },
  board:
    '{board, select, RO {room only} BB {bed and breakfast} HB {half board} FB {full board} other {full board and two shared activities a day}}',
  included: { title: 'What the price covers', yes: 'Included', no: 'Not included' },
})
