import { deletable, type TravellerDetailsAnswer, travellerDetailsAnswer } from '#features/travellers/details-answer.ts'
import type { Day } from '#values/dates.ts'
import type { FormReply } from '../form-reply.ts'
import { readForm, typed } from '../read-form.server.ts'

/**
 * Reads a traveller's details. What is to be deleted comes as checkboxes ('remove.diet'). Encrypted values are never sent back
 * to the browser, not even those just typed, because the page may be left open. `mayFollow`: names come without a birth day too.
 */
export function readDetails(
  form: FormData,
  today: Day,
  birthDay: { mayFollow?: boolean } = {},
): { value: TravellerDetailsAnswer; reply?: undefined } | { value?: undefined; reply: FormReply } {
  const fields = new FormData()
  for (const [name, value] of form) if (!name.startsWith('remove') && name !== 'seen') fields.append(name, value)
  const gone = deletable.filter((what) => form.get(`remove.${what}`) === 'on')
  for (const [index, what] of gone.entries()) fields.append(`remove[${index}]`, what)
  const read = readForm(fields, travellerDetailsAnswer(today, birthDay))
  if (!read.reply) return read
  return { reply: { values: shownAgain(form), errors: read.reply.errors } }
}

/** What was typed, without encrypted values and deletions. */
export const shownAgain = (form: FormData): Record<string, string> =>
  Object.fromEntries(Object.entries(typed(form)).filter(([name]) => !neverPrefilled.includes(name) && !name.startsWith('remove')))

const neverPrefilled = ['passportNumber']
