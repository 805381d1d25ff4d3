import type { Meal } from '#features/packages/package.ts'
import { readPictures } from '../editor/pictures/pictures-field.tsx'
import { type Posted, rowNumbers, textAt } from '../editor/posted.ts'

/** A day while it is edited: a number that cannot be read stays a text. */
export type WrittenDay = {
  title: string
  text: string
  from: string
  to: string
  driveMinutes: number | string
  driveKm: number | string
  meals: string[]
  night: { place: string; hotel: string } | null
  pictures: string[]
}

const meals: readonly Meal[] = ['breakfast', 'lunch', 'dinner']

/** Reads the days from the fields below a path. A night has a place or a hotel; with neither there is none. */
export const readDays = (posted: Posted, path: string): WrittenDay[] =>
  rowNumbers(posted, path).map((number) => {
    const typed = (field: string) => (textAt(posted, `${path}.${number}.${field}`) ?? '').trimEnd()
    const eaten = posted.get(`${path}.${number}.meals`) ?? []
    const night = { place: typed('night.place'), hotel: typed('night.hotel') }
    return {
      title: typed('title'),
      text: typed('text'),
      from: typed('from'),
      to: typed('to'),
      driveMinutes: readFigure(typed('driveMinutes')),
      driveKm: readFigure(typed('driveKm')),
      meals: meals.filter((meal) => eaten.includes(meal)),
      night: night.place || night.hotel ? night : null,
      pictures: readPictures(posted, `${path}.${number}.pictures`),
    }
  })

/** An empty field means that nothing is on the way. */
function readFigure(typed: string): number | string {
  const text = typed.trim()
  return /^\d{0,5}$/.test(text) ? Number(text) : text
}
