import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { FormReply } from './form-reply.ts'

/**
 * Reads a form by its schema: the value, or what to show again. Names are those of the fields ('travellers[0].firstNames');
 * each error is the key of a sentence in app/words. Everything typed comes back, whatever was wrong with it.
 */
export function readForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): { value: z.output<Schema>; reply?: undefined } | { value?: undefined; reply: FormReply } {
  const submission = parseWithZod(ownFields(form), { schema })
  if (submission.status === 'success') return { value: submission.value as z.output<Schema> }
  const errors: Record<string, string> = {}
  for (const [name, keys] of Object.entries(submission.error ?? {})) {
    const key = keys?.[0]
    if (key) errors[name] = key
  }
  return { reply: { values: typed(form), errors } }
}

/** Names that the parser takes for commands of its own. */
const commands = new Set(['__intent__', '__state__'])

/**
 * The fields of a form, each once and as text: files have no place in these forms, a repeated name is nobody's honest form
 * (and costs the parser the square of its length), and nobody may command the parser.
 */
function ownFields(form: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string' && !fields.has(name) && !commands.has(name.toLowerCase())) fields.append(name, value)
  }
  return fields
}

/** What was typed, by field name; files have no place in these forms. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
}

/** Fields as the form that they would be sent as. */
export function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
