import { source } from '#platform/languages/source.ts'

/** What a map names by itself: the countries and waters round its pins. Countries are drawn in capitals. */
export const landNameWords = source('land-names', {
  uganda: 'Uganda',
  kenya: 'Kenya',
  tanzania: 'Tanzania',
  burundi: 'Burundi',
  'dr-congo': 'DR Congo',
  zambia: 'Zambia',
  'south-sudan': 'South Sudan',
  ethiopia: 'Ethiopia',
  kivu: 'Lake Kivu',
  victoria: 'Lake Victoria',
  tanganyika: 'Lake Tanganyika',
  ocean: 'Indian Ocean',
})
