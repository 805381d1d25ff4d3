import { source } from '#platform/languages/source.ts'

/** Visits as rows, by place, and the kinds that narrow them. */
export const visitsWords = source('visits', {
  title: 'Visits, by place',
  lede: 'The fee is what one person typically pays the hosts. It can change: confirm before you travel.',
  kinds: 'Kinds of visit',
  kind: {
    homestay: 'Homestays',
    craft: 'Crafts',
    'food-farm': 'Food and farms',
    culture: 'Dance and heritage',
    conservation: 'Forest and bees',
    lake: 'Lakes',
    trail: 'Trails',
    education: 'Reading rooms',
  },
  all: 'All',
  fee: '{money} a person, as of {year}',
  upTo: '{most, plural, one {up to # person} other {up to # people}}',
  age: 'from age {years, plural, one {#} other {#}}',
  none: 'No visits of this kind at present.',
  showAll: 'Show all visits',
  nothing: 'No visit is on offer at present. <write>Write to us</write>, and we tell you what is possible.',
  abroad: '{place}, {country}',
})
