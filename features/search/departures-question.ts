import { type Style, styles } from '#features/packages/package.ts'
import { type Day, monthOf } from '#values/dates.ts'
import { foldedWords } from './folded-words.ts'
import { synonymsOf } from './synonyms.ts'

/** `month` is '2027-02'. Without a style it means departures of any kind, without a country of any country. */
export type DeparturesQuestion = { month: string; style?: Style; countryId?: string }

/** The words for each style, as our texts write them; `synonyms` adds other words and languages. */
const styleWords: Readonly<Record<Style, readonly string[]>> = {
  gorillas: ['gorilla', 'gorillas'],
  chimpanzees: ['chimpanzee', 'chimpanzees'],
  savannah: ['savannah', 'game', 'wildlife', 'lion', 'elephant'],
  walking: ['walking', 'trek', 'foot'],
  cycling: ['cycling', 'bicycle'],
  lake: ['lake', 'kivu'],
  coast: ['coast', 'beach', 'zanzibar'],
  mountain: ['mountain', 'mountains', 'volcano', 'climbing', 'kilimanjaro'],
  culture: ['culture', 'cultural'],
  community: ['community'],
  pilgrimage: ['pilgrimage', 'pilgrimages', 'kibeho'],
  city: ['city'],
}

const anyDeparture: ReadonlySet<string> = new Set(['departure', 'departures', 'depart', 'departs'])

/** Each month in English, short and whole, French and Kinyarwanda, folded. */
const monthWords: readonly string[] = [
  'january jan janvier mutarama',
  'february feb fevrier gashyantare',
  'march mar mars werurwe',
  'april apr avril mata',
  'may mai gicurasi',
  'june jun juin kamena',
  'july jul juillet nyakanga',
  'august aug aout kanama',
  'september sep sept septembre nzeri nzeli',
  'october oct octobre ukwakira',
  'november nov novembre ugushyingo',
  'december dec decembre ukuboza',
]
const monthIn: ReadonlyMap<string, number> = new Map(
  monthWords.flatMap((words, month) => words.split(' ').map((word): [string, number] => [word, month])),
)

/** A year that is written besides its month. */
const year = /^20\d\d$/

/**
 * What a question like "gorilla february" means: departures of one style that begin in a month, the next one of its name unless
 * its year is written. Undefined without one month, without a style or the word departures, and for a month that is over.
 */
export function readDeparturesQuestion(
  text: string,
  countries: readonly { id: string; name: string }[],
  today: Day,
): DeparturesQuestion | undefined {
  const words = foldedWords(text)
  const months = new Set(words.flatMap((word) => monthIn.get(word) ?? []))
  const years = words.filter((word) => year.test(word))
  const [month] = months
  if (month === undefined || months.size > 1 || years.length > 1) return undefined
  const meant = new Set(words.flatMap((word) => [word, ...synonymsOf(word)]))
  const style = styles.find((one) => styleWords[one].some((word) => meant.has(word)))
  if (!style && !words.some((word) => anyDeparture.has(word))) return undefined
  const wanted = `${years[0] ?? yearOfNext(month, today)}-${String(month + 1).padStart(2, '0')}`
  if (wanted < today.slice(0, 7)) return undefined
  const folded = ` ${words.join(' ')} `
  const country = countries.find(({ name }) => folded.includes(` ${foldedWords(name).join(' ')} `))
  return { month: wanted, ...(style && { style }), ...(country && { countryId: country.id }) }
}

/** The year in which a month of this name, from 0, comes next; the current month counts. */
const yearOfNext = (month: number, today: Day): number => Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0)
