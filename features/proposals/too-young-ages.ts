import type { ProposalContent, ProposedItem } from './proposal-content.ts'

/** The ages of the travellers who are too young for something and do not take part in it, the youngest first. */
export const tooYoungAges = (
  { who, minimumAge }: Pick<ProposedItem, 'who' | 'minimumAge'>,
  travellers: ProposalContent['travellers'],
): number[] =>
  travellers
    .filter(({ position }) => who !== null && !who.includes(position))
    .flatMap(({ childOf }) => (childOf !== null && childOf < minimumAge ? [childOf] : []))
    .toSorted((one, other) => one - other)
