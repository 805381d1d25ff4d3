import type { Choice } from './chosen-price.ts'
import { isInOption, type ProposalContent, type ProposedItem } from './proposal-content.ts'

/** What is on the days of a choice: what is in its option, and of what may be ticked only what is ticked, which nothing offers any more. */
export const chosenItems = ({ items }: Pick<ProposalContent, 'items'>, { letter, ticked }: Choice): ProposedItem[] =>
  items
    .filter((item) => isInOption(item, letter) && (!item.optional || ticked.includes(item.id)))
    .map((item) => ({ ...item, optional: false }))
