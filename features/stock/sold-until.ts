import { addMonths, type Day } from '#values/dates.ts'

/** The last day on which anything can start that is sold today, in Kigali's calendar: stock is kept for 24 months. */
export const soldUntil = (today: Day): Day => addMonths(today, 24)
