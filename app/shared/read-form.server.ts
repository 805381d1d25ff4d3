import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { FormReply } from './form-reply.ts'

/**
 * Reads a form by its schema: the value, or what to show again. Names are those of the fields ('travellers[0].firstNames');
 * each error is the key of a sentence in app/words. Everything that was typed is returned with the errors.
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

/** Field names that the parser would treat as commands. */
const commands = new Set(['__intent__', '__state__'])

/**
 * The fields of a form, each once and as text. Files have no place in these forms; a repeated name never comes from our forms
 * and costs the parser quadratic time; the parser's own commands are dropped.
 */
function ownFields(form: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string' && !fields.has(name) && !commands.has(name.toLowerCase())) fields.append(name, value)
  }
  return fields
}

/** What was typed, by field name, without files. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
}

/** Values as the form data that would be sent. */
export function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
