import type { Day } from '#values/dates.ts'
import type { Money } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type AnswerState, readState } from './answer-words.ts'
import { readUntil } from './held-until.ts'
import { ownText } from './own-text.ts'
import { readSum } from './sum.ts'

/** What a pasted email answers. Whatever is not there, or is there in two ways, is null: somebody has to look. */
export type ReadAnswer = {
  /** References of our orders, each once, in the order in which they stand there. */
  ours: string[]
  answer: AnswerState | null
  theirReference: string | null
  until: Day | null
  sum: Money | null
  /** Whether something was left out because it stands in a quoted email. */
  quoted: boolean
}

const mostBytes = 200 * 1024

/**
 * Reads a supplier's answer out of the text of an email, English or French, as it was pasted (docs/supply.md). Quoted emails are not
 * read. Refused is a text of more than 200 KB. Nothing is decided here: what is read fills a form that somebody sends.
 */
export function readAnswer(
  text: string,
  { today }: { today: Day },
): Outcome<ReadAnswer, { reason: 'too-large'; mostBytes: number }> {
  if (text.length > mostBytes || new TextEncoder().encode(text).length > mostBytes)
    return refused({ reason: 'too-large', mostBytes })
  const own = ownText(text)
  const body = cleaned(own.text)
  return done({
    ours: ourReferences(`${cleaned(own.head)}\n${body}`),
    answer: readState(body),
    theirReference: readTheirReference(body),
    until: readUntil(body, today),
    sum: readSum(body),
    quoted: own.quoted,
  })
}

/** One kind of space, dash and apostrophe, and never two spaces together: what follows need not know about them. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’´`]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[\u200B-\u200D\u00AD\uFEFF*]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')

const ourReference = /(?<![A-Z0-9])S-[2-9A-HJ-NP-Z]{4}(?![A-Z0-9])/gi

const ourReferences = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(ourReference), ([found]) => found.toUpperCase())),
]

const number = `(?:numbers?|num|nr|no|n[°º]|#|reference|r[ée]f[ée]rence|r[ée]f|code|id)`
const theirLabels = [
  `(?:confirmation|booking|r[ée]servation|res|voucher|folio|file|dossier) ?${number}`,
  String.raw`(?:num[ée]ro|n[°º]|no|code|r[ée]f[ée]rence|r[ée]f)\.? (?:de |du )?(?:la |votre |notre )?(?:confirmation|r[ée]servation|dossier)`,
  'pnr|(?:record )?locator',
  '(?:sous|under) (?:le |la |the )?(?:num[ée]ro|number|r[ée]f[ée]rence)',
  // 'Your reference' alone is ours.
  `(?<!(?:your|votre|vos) )(?:reference|r[ée]f[ée]rence|r[ée]f)(?: (?:number|no|num|code))?`,
]
const theirReference = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${theirLabels.join('|')})(?!\p{L})\.?\s?(?:is|est|[:=#-])?\s?[:#"'(]?\s?(?<value>[A-Z0-9][A-Z0-9/_-]{1,29})(?![\p{L}\d])`,
  'giu',
)

/** A reference has a digit, or is capitals alone, as those of airlines are; it is neither a day nor a reference of ours. */
function isReference(value: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}$|^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(value) || /^S-[2-9A-HJ-NP-Z]{4}$/i.test(value)) return false
  return value.length >= 3 && (/\d/.test(value) || /^[A-Z]{5,}$/.test(value))
}

/** The supplier's own reference: what follows 'confirmation number', 'booking ref', 'numéro de confirmation' and the like; null for two. */
function readTheirReference(text: string): string | null {
  const values = Array.from(text.matchAll(theirReference), ({ groups }) => (groups?.value ?? '').replace(/[/_-]+$/, ''))
  const [first, ...others] = new Set(values.filter(isReference))
  return others.length === 0 ? (first ?? null) : null
}
