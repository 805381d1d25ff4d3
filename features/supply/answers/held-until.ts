import { type Day, isDay } from '#values/dates.ts'
import { monthNames } from '#values/day-words.ts'

const frenchMonths = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ')
/** Months by their names and by what they are cut to, from 1: 'june', 'jun', 'sept', 'juil', 'dec'. */
const monthsByName = new Map(
  [monthNames.map((name) => name.toLowerCase()), frenchMonths].flatMap((names) =>
    names.flatMap((name, at) => [3, 4, 5, name.length].map((length) => [name.slice(0, length), at + 1] as const)),
  ),
)
// 'jui' is June and July in French, and nobody writes it.
monthsByName.delete('jui')

const weekdays = 'mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim'
const weekday = String.raw`(?:(?:${weekdays})\.?|[a-z]{3,6}day|[a-z]{3,6}di|dimanche)`
const year = String.raw`(?:,?[ -](?<year>20\d\d)(?! ?h(?:rs|ours)?\b)(?!\d))?`
const shapes = [
  String.raw`(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?!\d)`,
  String.raw`(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}|\d{2})(?!\d)`,
  String.raw`(?<d>\d{1,2})(?:st|nd|rd|th|er)?[ -]?(?:of )?(?<name>[a-z]{3,9})\.?${year}`,
  String.raw`(?<name>[a-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?(?![\d:])${year}`,
]
const dateAtStart = shapes.map((shape) => new RegExp(`^${shape}`))
const dateAtEnd = shapes.map((shape) => new RegExp(`(?<![a-z\\d])${shape} ?[,:(-]? ?$`))

/** The day that a text's parts name, and of a day without a year the next one from today on. */
function dayOf(parts: Readonly<Record<string, string | undefined>>, today: Day): Day | undefined {
  const month = parts.m ?? monthsByName.get(parts.name ?? '')?.toString()
  if (!month) return undefined
  const rest = `${month.padStart(2, '0')}-${(parts.d ?? '').padStart(2, '0')}`
  const written = parts.y ?? parts.year
  if (written) return [`${written.padStart(4, '20')}-${rest}`].find(isDay)
  const first = Number(today.slice(0, 4))
  // A 29 February may be eight years away.
  return Array.from({ length: 9 }, (_, later) => `${first + later}-${rest}`).find((day) => isDay(day) && day >= today)
}

const dayIn = (text: string, forms: readonly RegExp[], today: Day): Day | undefined => {
  for (const form of forms) {
    const found = form.exec(text)
    const day = found?.groups && dayOf(found.groups, today)
    if (day) return day
  }
  return undefined
}

/** Words after which the last day of a hold stands, and what may stand between: a weekday, a time of day, an article. */
const cue =
  /(?<![a-z])(?:until|untill|till?|hold(?:ing)?|held|released?|releases|release date|option date|option(?= ?:)|validite|deadline|expir(?:es?|y|ing|ation)|valid|valable|jusqu'(?:au|a|en)|echeance|date limite|liberee?s?|(?:option|provisoire) au|avant le)(?![a-z])/g
const between = new RegExp(
  String.raw`^[ \n]?(?:[:(,-]|(?:${weekday}|and including|including|on|by|before|is|the|to|date|close of business|cob|end of(?: day| business)?|noon|midday|midnight|at|of|automatically|il|expire|est|sont|le|au|a|inclus|midi|minuit|soir|\d{1,2}(?::\d{2}|h\d{0,2})(?: ?(?:am|pm|hrs))?|\d{1,2} ?(?:am|pm|hrs|noon)|\d{4} ?hrs)(?![a-z\d]))[ \n]?`,
)

/** 'from 14 until 16 June' is a stay. */
const stayBegins = /(?<![a-z])(?:from|du) (?:the )?\d{1,2}(?:st|nd|rd|th|er)? $/

/** The day with which a text begins, once at most six such words are taken away from it. */
function dayAhead(text: string, today: Day): Day | undefined {
  let rest = text
  for (let count = 0; count <= 6; count++) {
    const day = dayIn(rest.trimStart(), dateAtStart, today)
    if (day) return day
    rest = rest.replace(between, '')
  }
  return undefined
}

/**
 * The day until which something is held: after 'until', 'hold', 'release', "jusqu'au" and the like, the day before the month in numbers.
 * '12 June' is the next one. The end of a stay, 'from 14 June until 16 June', is none. Null where there is none, or where there are two.
 */
export function readUntil(text: string, today: Day): Day | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const days = new Set<Day>()
  for (const { index, 0: word } of plain.matchAll(cue)) {
    const before = plain.slice(Math.max(0, index - 30), index)
    const day = dayAhead(plain.slice(index + word.length, index + word.length + 120), today)
    const first = dayIn(before, dateAtEnd, today)
    if (day && !(first && first < day) && !stayBegins.test(before)) days.add(day)
  }
  const [only, ...others] = days
  return others.length === 0 ? (only ?? null) : null
}
