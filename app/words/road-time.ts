import { source } from '#platform/languages/source.ts'

/** A time on the road or on foot: '40 min', '2 h', '2 h 05'. */
export const roadTimeWords = source('road-time', { short: '{minutes} min', whole: '{hours} h', long: '{hours} h {minutes}' })
