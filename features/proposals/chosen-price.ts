import { done, type Outcome, refused } from '#values/outcome.ts'
import type { ProposalContent, ProposedLetter, ProposedOption, ProposedPrice } from './proposal-content.ts'

/** What a customer chose: an option, and what they ticked in it by its ids. */
export type Choice = { letter: ProposedLetter; ticked: readonly string[] }

export type ChoiceRefusal = { reason: 'option-unknown' } | { reason: 'tick-unknown'; id: string }

/**
 * The price of a choice: the lines of its option and those of what is ticked, each once, so a browser adds what the server adds. Refused: an option that
 * the proposal does not have, and a tick that its option does not have.
 */
export function chosenPrice(
  { options }: Pick<ProposalContent, 'options'>,
  { letter, ticked }: Choice,
): Outcome<ProposedPrice & { option: ProposedOption; ticked: readonly string[] }, ChoiceRefusal> {
  const option = options.find((one) => one.letter === letter)
  if (!option) return refused({ reason: 'option-unknown' })
  const unknown = ticked.find((id) => !option.optional.some((one) => one.id === id))
  if (unknown !== undefined) return refused({ reason: 'tick-unknown', id: unknown })
  const chosen = option.optional.filter(({ id }) => ticked.includes(id))
  return done({
    option,
    ticked: chosen.map(({ id }) => id),
    lines: [...option.lines, ...chosen.flatMap(({ lines }) => lines)],
    totalMinor: option.totalMinor + chosen.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
  })
}

/** What stands ticked when an option is first looked at. */
export const tickedFirst = ({ options, items }: Pick<ProposalContent, 'options' | 'items'>, letter: ProposedLetter): string[] => {
  const offered = options.find((one) => one.letter === letter)?.optional ?? []
  return offered.flatMap(({ id }) => (items.some((item) => item.id === id && item.isTicked) ? [id] : []))
}

/** What stands ticked in another option: what is ticked now where it has that too, and of what the first one does not have what staff ticked. */
export function ticksIn(
  content: Pick<ProposalContent, 'options' | 'items'>,
  { letter, ticked }: Choice,
  to: ProposedLetter,
): string[] {
  const idsOf = (of: ProposedLetter) => content.options.find((option) => option.letter === of)?.optional.map(({ id }) => id) ?? []
  const before = idsOf(letter)
  const first = tickedFirst(content, to)
  return idsOf(to).filter((id) => (before.includes(id) ? ticked.includes(id) : first.includes(id)))
}
