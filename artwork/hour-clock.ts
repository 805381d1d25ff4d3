import type { Hour } from './hours.ts'

/** The time that the tag of a page shows at each hour: apart from the inks, because a browser needs no more of an hour than this. */
export const hourClock: Readonly<Record<Hour, string>> = {
  dawn: '05:50',
  mist: '07:10',
  forest: '08:30',
  day: '10:30',
  coast: '15:20',
  golden: '17:20',
  dusk: '18:15',
  night: '20:00',
}
