import { type Choice, tickedFirst } from '#features/proposals/chosen-price.ts'
import type { SentProposal } from '#features/proposals/proposal.ts'
import type { ProposedLetter } from '#features/proposals/proposal-content.ts'
import type { OfferedProposal } from './proposal-choice.tsx'

type ChosenOf = { proposalId: string; choice: Choice }

const allOptions: readonly ProposedLetter[] = ['A', 'B', 'C', 'D']

/** How the fields of a choice say it: `<proposal>:<letter>`, and `<proposal>:<letter>:<item>` of what is ticked. */
export const choiceValue = ({ proposalId, choice }: ChosenOf): string => `${proposalId}:${choice.letter}`

/** The query of an address that says a choice as the fields do. */
export const choiceQuery = (chosen: ChosenOf): string =>
  `?${new URLSearchParams([
    ['choice', choiceValue(chosen)],
    ...chosen.choice.ticked.map((id) => ['add', `${choiceValue(chosen)}:${id}`]),
  ])}`

/** What the fields say, with the ticks of the option that they say; undefined where they say nothing that can be read. */
export function readProposalChoice(fields: URLSearchParams | FormData): ChosenOf | undefined {
  const [proposalId = '', given] = String(fields.get('choice') ?? '').split(':')
  const letter = allOptions.find((one) => one === given)
  if (!letter) return undefined
  const of = `${proposalId}:${letter}:`
  const ticked = fields.getAll('add').flatMap((value) => (String(value).startsWith(of) ? [String(value).slice(of.length)] : []))
  return { proposalId, choice: { letter, ticked } }
}

/** A proposal as the fields offer it. `chosen`: what is ticked in its option; in the others stands what stood ticked when it was sent. */
export function offeredProposal(
  { id, content }: Pick<SentProposal, 'id' | 'content'>,
  chosen: ChosenOf,
  words: { title: string; option: (letter: string, title: string) => string; estimate: string; money: (minor: number) => string },
): OfferedProposal {
  const { options, items } = content
  return {
    value: id,
    title: words.title,
    options: options.map(({ letter, title, totalMinor, isEstimate, optional }) => {
      const value = choiceValue({ proposalId: id, choice: { letter, ticked: [] } })
      const ticked = value === choiceValue(chosen) ? chosen.choice.ticked : tickedFirst(content, letter)
      return {
        value,
        title: words.option(letter, title),
        text: isEstimate ? words.estimate : '',
        total: words.money(totalMinor),
        ticks: optional.map((one) => ({
          value: `${value}:${one.id}`,
          title: items.find((item) => item.id === one.id)?.title ?? '',
          price: words.money(one.totalMinor),
          isTicked: ticked.includes(one.id),
        })),
      }
    }),
  }
}
