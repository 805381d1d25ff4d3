import type { ReadWords } from '#platform/languages/read-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'

/** How many characters each free text of these forms holds. Its field does not cut what is pasted: what is longer is refused. */
const mostOf: Readonly<Record<string, number>> = {
  find: 120,
  reason: 400,
  refused: 400,
  reminded: 120,
  spokeWith: 120,
  text: 2000,
  why: 1000,
}

/** A sentence for each field whose text is too long, by the name of the field. The part behind a dot is the order or the line. */
export function longFields(read: ReadWords, form: FormData): Record<string, string> {
  const { tooLong } = read(runOrderWords).refusals
  const errors: Record<string, string> = {}
  for (const [name, value] of form) {
    const most = mostOf[name.split('.')[0] ?? '']
    if (most !== undefined && typeof value === 'string' && value.trim().length > most) errors[name] = tooLong({ most })
  }
  return errors
}
