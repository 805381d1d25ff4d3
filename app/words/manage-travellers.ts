import { source } from '#platform/languages/source.ts'

/** The page of a booking's travellers. */
export const travellerWords = source('manage-travellers', {
  title: 'Travellers',
  flights: 'Give your flights',
  leader: {
    title: 'For the group leader',
    text: 'It shows who sleeps where and whose details are missing; no prices, no addresses, no passports. Copy it and send it on.',
    label: 'Link for the leader',
  },
})
