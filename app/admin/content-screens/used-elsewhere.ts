import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import { fieldId } from '../../ui/field.tsx'
import { editorWords } from '../../words/admin/content/editor.ts'
import type { ContentKind } from '../content/content-kind.ts'

/** Why something cannot be unpublished: what uses it, each counted. */
export function usedElsewhere(read: ReadWords, { day, days, ...facts }: Readonly<Record<string, string | number>>): string {
  const words = read(editorWords)
  const { nothing, ...users } = words.users
  const first = String(day)
  const when = { day: isDay(first) ? read.format.day(first) : '', more: Number(days ?? 1) - 1 }
  const used = Object.entries(facts).flatMap(([what, count]) =>
    what in users && typeof count === 'number' && count > 0 ? users[what as keyof typeof users]({ count, ...when }) : [],
  )
  return words.usedElsewhere({ list: used.join(', ') || nothing })
}

/** How what bookings keep on the site is sold to nobody else: the sentence, and where its box is in the editor. */
export type WayOff = { text: string; hash: string }

/** The way off the site of what has a box for it; undefined for what has none. */
export function wayOffOf(read: ReadWords, { shape }: Pick<ContentKind, 'shape'>): WayOff | undefined {
  for (const { title, fields } of shape)
    for (const { key, label } of fields)
      if (key === 'bookable')
        return { text: read(editorWords).stopSelling({ box: label, part: title }), hash: `#${fieldId(key)}` }
  return undefined
}
