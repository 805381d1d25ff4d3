import { closureEmailWords } from '#features/bookings/emails/words/closure-email.ts'
import { textField } from '#features/emails/text-in-language.ts'
import { feesIn } from '#features/permits/closures/closure.ts'
import { listClosableFees } from '#features/permits/closures/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { kigaliDay } from '#values/dates.ts'
import { readClosure } from './load-closure.server.ts'

/**
 * The email that is proposed to who visits on days that are closed, or open again, with placeholders for whom it is for: in English and in each of these languages that has all
 * of its words, by the names of the composer's fields. Names of parks and permits are as they are stored. Undefined where an address names no closure.
 */
export async function closureEmail(
  ctx: Context,
  params: URLSearchParams,
  languages: readonly string[],
): Promise<Record<string, string> | undefined> {
  const about = params.get('about')
  if (about !== 'closure' && about !== 'reopened') return undefined
  const fees = await listClosableFees(ctx.db)
  const names: Readonly<Record<string, string>> = { scope: 'scope', from: 'first', to: 'last' }
  const fields = { get: (name: string) => params.get(names[name] ?? name) }
  const { closure, isSent, fault } = readClosure(fields, kigaliDay(ctx.clock.now()), fees)
  if (!isSent || fault) return undefined
  const closed = [...new Set(feesIn(closure.scope, fees).map(({ park, name }) => park ?? name))]
  return closureTexts(ctx, languages, (words, { format }) => {
    const { subject, body } = about === 'closure' ? words : words.reopened
    const what = format.list(closed)
    const days = format.days(closure.from, closure.to)
    return { subject: subject({ what }), body: body({ what, days, name: '{name}', reference: '{reference}' }) }
  })
}

type ClosureWords = Words<typeof closureEmailWords.tree>

/** A text of these words in English and in each language that has all of them, by the names of the composer's fields. */
export function closureTexts(
  ctx: Context,
  languages: readonly string[],
  write: (words: ClosureWords, read: ReadWords) => { subject: string; body: string },
): Record<string, string> {
  const texts = ['en', ...languages].flatMap((language) => {
    const read = ctx.words.in(language, [closureEmailWords])
    if (read.language !== language) return []
    const { subject, body } = write(read(closureEmailWords), read)
    return [
      [textField(language, 'subject'), subject],
      [textField(language, 'body'), body],
    ]
  })
  return Object.fromEntries(texts)
}
