import { source } from '#platform/languages/source.ts'

/** The key facts and the tabs of a park, which its loader says. */
export const parkFactsWords = source('park-facts', {
  tabs: {
    see: 'Wildlife',
    do: 'What to do',
    fees: 'Fees',
    when: 'Month by month',
    map: 'Where it is',
    sleep: 'Where to sleep',
    journeys: 'Journeys',
  },
  size: 'Size',
  sizeText: '{km2, number} km²',
  sizeUnknown: 'Not published',
  fee: 'Entry, international',
  feeInside: 'Included in permits',
  feeFree: 'Free',
  feeUnknown: 'Not on sale',
  reach: 'From {hub}',
  walking: 'Walking',
  walkingText:
    '{easiest, select, 1 {Easy} 2 {Gentle} 3 {Moderate} other {Hard}} to {hardest, select, 2 {gentle} 3 {moderate} 4 {hard} other {very hard, at altitude}}',
  hours: 'Open',
})
