import type { ReadWords } from '#platform/languages/read-words.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'

/** What staff call the place of a text, by its path: 'Day 2: Text' for 'days.1.text', 'Included 3' for 'included.2'. A name that has no word is written as it is. */
export function placeName(read: ReadWords, path: string): string {
  const words = read(translationAdminWords)
  const lists: Readonly<Record<string, string>> = words.lists
  const fields: Readonly<Record<string, string>> = words.fields
  const steps = path.split('.')
  const field = steps.findLast((step) => Number.isNaN(Number(step))) ?? ''
  const rows = steps.flatMap((step, index) => {
    const row = Number(steps[index + 1])
    const name = lists[step]
    return name && !Number.isNaN(row) ? [words.nth({ name, place: row + 1 })] : []
  })
  const nth = Number(steps.at(-1))
  const name = fields[field] ?? spaced(field)
  return [...rows, Number.isNaN(nth) ? name : words.nth({ name, place: nth + 1 })].join(read.format.colon)
}

const spaced = (field: string) => {
  const text = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
