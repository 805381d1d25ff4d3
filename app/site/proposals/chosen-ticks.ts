import { type Choice, tickedFirst } from '#features/proposals/chosen-price.ts'
import type { Proposal } from '#features/proposals/proposal.ts'
import type { ProposalContent } from '#features/proposals/proposal-content.ts'

type Offered = Pick<ProposalContent, 'options' | 'items'>

/** The name of the field that says that ticks were chosen: without it in the address, what staff ticked first stands ticked. */
export const chosenField = 'chosen'

type Shown = { content: Offered } & Pick<Proposal, 'acceptedOption' | 'acceptedItems'>

/** What was accepted, else the choice in the address of the page, else the first option; what the proposal does not have is left out. */
export function readChosen({ content, acceptedOption, acceptedItems }: Shown, params: URLSearchParams): Choice {
  if (acceptedOption) return { letter: acceptedOption, ticked: acceptedItems ?? [] }
  const option = content.options.find(({ letter }) => letter === params.get('option')) ?? content.options[0]
  if (!option) throw new Error('A proposal without an option')
  const { letter } = option
  if (!params.has(chosenField)) return { letter, ticked: tickedFirst(content, letter) }
  const added = params.getAll('add')
  return { letter, ticked: option.optional.flatMap(({ id }) => (added.includes(id) ? [id] : [])) }
}

/** The query of a choice. */
export const chosenQuery = ({ letter, ticked }: Choice): string =>
  String(new URLSearchParams([['option', letter], [chosenField, '1'], ...ticked.map((id) => ['add', id])]))
