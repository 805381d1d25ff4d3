import { monthsFrom } from '#features/enquiries/enquiry-choices.ts'
import type { AdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { readAges } from '#features/orders/requested-party.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { addDays, type Day } from '#values/dates.ts'
import { parishWords } from '../../words/parish.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { tailorMadeWords } from '../../words/tailor-made.ts'

/** What an enquiry says of a journey, as far as its form said it in figures; empty texts where it did not. */
export type TripWishes = {
  /** Countries, parks and towns, in the words of who wrote. */
  where: string
  /** 'July 2027', and its first day, or a day that was named. */
  month: string
  startsOn: Day | ''
  days: string
  adults: string
  childAges: string
  comfort: Comfort | undefined
  /** The slug of the package that they looked at. */
  package: string
}

const mostMonthDays = 366 * 3

/** Reads what the forms for tailor-made journeys and for parishes have written into an enquiry. `today` is Kigali's. */
export function readWishes({ kind, details }: Pick<AdminEnquiry, 'kind' | 'details'>, today: Day): TripWishes {
  const answerTo = (label: string) => details.find(([name]) => name === label)?.[1] ?? ''
  if (kind === 'parish') return parishWishes(answerTo, today)
  const words = readEnglish(tailorMadeWords)
  const month = monthsFrom(today).find((one) => englishFormatter.month(`${one}-01`) === answerTo(words.month))
  const startsOn = month ? `${month}-01` : ''
  const travellers = count(answerTo(words.travellers))
  const ages = readAges(answerTo(words.children)) ?? []
  const adults = travellers - ages.length
  const where = answerTo(words.where)
  return {
    where: where.length > 60 ? '' : where,
    month: month ? answerTo(words.month) : '',
    startsOn: startsOn > today ? startsOn : '',
    days: answerTo(words.days),
    adults: adults > 0 ? String(adults) : '',
    childAges: adults > 0 ? ages.join(', ') : '',
    comfort: (['simple', 'lodge', 'luxury'] as const).find((one) => words.sleeps[one] === answerTo(words.comfort)),
    package: /\(([a-z0-9-]+)\)$/.exec(answerTo(words.about))?.[1] ?? '',
  }
}

/** A group says its day, its nights and how many they are, adults as far as we know. */
function parishWishes(answerTo: (label: string) => string, today: Day): TripWishes {
  const words = readEnglish(parishWords)
  const wanted = answerTo(words.startsOn)
  const ahead = Array.from({ length: wanted ? mostMonthDays : 0 }, (_, at) => addDays(today, at))
  const nights = count(answerTo(words.nights))
  return {
    ...{ where: answerTo(words.groupName), month: '', childAges: '', comfort: undefined, package: '' },
    startsOn: ahead.find((day) => englishFormatter.day(day) === wanted) ?? '',
    days: nights > 0 ? String(nights + 1) : '',
    adults: answerTo(words.pilgrims),
  }
}

const count = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : 0)
