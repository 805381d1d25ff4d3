import { source } from '#platform/languages/source.ts'

/** The page of pilgrimages. */
export const pilgrimageWords = source('pilgrimage', {
  title: 'Pilgrimage to Kibeho',
  description:
    'The feasts of Kibeho by date, departures there on the day, and prices for a parish or group of 6 to 60. Mass times, simple rooms, a bus that waits.',
  lede: 'Kibeho is the only place in Africa whose Marian apparitions have been recognised by the Church. We bring Mass times, simple rooms and a bus that waits.',
  feasts: {
    title: 'The year in Kibeho',
    lede: 'Feasts of the coming fourteen months, how many people come, and departures in Kibeho that morning. Where there is none, a group chooses its own date.',
    eve: 'Eve, {day}: {what}.',
    bring: 'Price a group for this day',
    bringFor: 'Price a group for this day: {name}, {day}',
    seats: '{left, plural, =0 {full} one {# seat left} other {# seats left}}',
    confirm: 'Confirm before you travel',
    sources: 'Sources: {list}. Where a row has none, the day is from the Church’s calendar and the rest is not checked.',
    quiet: 'When it is quiet',
    monthly: 'Every month: a weekend with the Virgin Mary',
  },
  nothing: 'No pilgrimage is on offer at present. <write>Write to us</write>, and we tell you what is possible.',
  packages: 'Our pilgrimages',
  leaders: {
    title: 'For parish leaders',
    lede: {
      free: 'Prices by group size. One leader in every {every, plural, one {#} other {#}} travels free, taken off the base price.',
      none: 'Prices by group size. The price per traveller falls as the group grows.',
    },
    which: 'Which pilgrimage',
    caption: '{title}, for a start on {day}',
    captionNote: 'Whole group first, then each traveller. International adults, two per room.',
    size: 'Travellers',
    priceFor: 'Price a group of {size, number} for your own date',
    free: '{count, plural, one {# leader free} other {# leaders free}}',
    each: '{money} each',
    cheaper: 'Less for {size, plural, one {# traveller} other {# travellers}}: {money}',
    tooLarge: 'One bus takes {most, plural, one {#} other {#}}. For more we plan a second: ask for a quote.',
    noRate: 'Ask us',
    season: 'Another date may be in another season: the weeks around 15 August and 28 November cost more.',
    book: 'Price your group',
    quote: 'Ask for a written quote',
  },
})
