import { source } from '#platform/languages/source.ts'

/** The key facts of Kibeho, on both of its pages. */
export const kibehoFactsWords = source('kibeho-facts', {
  place: 'Kibeho, the road to the church',
  recognised: 'Recognised',
  road: 'From Kigali by road',
  entrance: 'Entrance',
  free: 'No fee',
  height: 'Altitude',
  metres: '{metres, number} m, cool evenings',
})
