/** A booking's reference as it is written, and a word longer than any of ours: the key of a link, the number of a card. */
const reference = /(?<![\p{L}\p{N}])[2-9A-Z]{4}-[2-9A-Z]{4}(?![\p{L}\p{N}])/iu
const closedReference = /(?<![\p{L}\p{N}])(?=[A-Z]*\d)[2-9A-Z]{8}(?![\p{L}\p{N}])/iu
const longWord = /[\p{L}\p{N}_-]{26,}/u

/**
 * Whether a question may be about a person: an email address, a telephone number, a passport, a booking's reference
 * or key. Such a question is never stored. The test is broad on purpose: a miss that is not counted costs nothing.
 */
export function isPersonal(question: string): boolean {
  const digits = question.replace(/\D/g, '').length
  return question.includes('@') || digits >= 5 || [reference, closedReference, longWord].some((one) => one.test(question))
}
