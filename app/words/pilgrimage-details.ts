import { source } from '#platform/languages/source.ts'

/** The page on how to choose and prepare a pilgrimage. */
export const pilgrimageDetailWords = source('pilgrimage-details', {
  crumb: 'Pilgrimage to Kibeho',
  title: 'How to choose and prepare a pilgrimage',
  description:
    'Which pilgrimage to Kibeho suits you, when to go, what to pack, how to behave at the shrine, and other places of pilgrimage on the way.',
  lede: 'Which journey, which week, what to pack, and what else is on the way. Written for group leaders.',
  packing: { title: 'What to pack', lede: 'Nights are cool, the paths are steep, and plastic bags are not allowed in.' },
  manners: { title: 'At the shrine', lede: 'The rules are the shrine’s. We ask every traveller to keep them.' },
  rosary: {
    title: 'The Rosary of the Seven Sorrows',
    about:
      '{origin} It takes {minutes, plural, one {about # minute} other {about # minutes}} and is customarily prayed on {days}.',
    and: ' and ',
  },
  combine: {
    title: 'What combines with Kibeho',
    lede: 'Road times are from Kibeho, as of {year}. Unchecked figures say so.',
    far: 'A separate journey, {country}',
    fee: {
      none: '{name}: {time}, no fee.',
      about: '{name}: {time}, about {money} as of {year}, not checked.',
    },
  },
  costs: { title: 'Money at the shrine', asOf: 'As of {year}, not checked: ask at the shrine office.' },
  next: { packages: 'Days, rooms and price', calendar: 'The feasts by date' },
})
