import { translationAdminWords as words } from '../../words/admin/translations.ts'

/** What staff call the place of a text, by its path: 'Day 2: Text' for 'days.1.text', 'Included 3' for 'included.2'. A name that has no word is written as it is. */
export function placeName(path: string): string {
  const steps = path.split('.')
  const field = steps.findLast((step) => Number.isNaN(Number(step))) ?? ''
  const lists = steps.flatMap((step, index) => {
    const row = Number(steps[index + 1])
    const list = words.lists[step]
    return list && !Number.isNaN(row) ? [`${list} ${row + 1}`] : []
  })
  const nth = Number(steps.at(-1))
  const name = words.fields[field] ?? spaced(field)
  return [...lists, Number.isNaN(nth) ? name : `${name} ${nth + 1}`].join(': ')
}

const spaced = (field: string) => {
  const text = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
