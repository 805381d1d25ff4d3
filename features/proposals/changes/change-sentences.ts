import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import type { SentProposal } from '../proposal.ts'
import type { ProposalContent, ProposedLetter } from '../proposal-content.ts'
import { proposalChangeWords } from '../words/proposal-changes.ts'
import { type ProposalChange, proposalChanges } from './proposal-changes.ts'

/** The proposal of a trip that was sent before another one. */
export type FormerProposal = Pick<SentProposal, 'reference' | 'sentAt' | 'content'>

/** So many changes are told; of more it is said how many they are. */
const mostSentences = 14

export type ChangesInWords = { title: string; since: string; sentences: readonly string[] }

/** What has changed since a former proposal, in sentences: of which it is a new version, then the changes, or that there is none. */
export function changesInWords(former: FormerProposal, content: ProposalContent, read: ReadWords): ChangesInWords {
  const words = read(proposalChangeWords)
  const all = proposalChanges(former.content, content).map((change) => sentenceOf(change, read))
  const sentences = all.length > mostSentences ? all.slice(0, mostSentences - 1) : all
  const left = all.length - sentences.length
  return {
    title: words.title,
    since: words.since({ reference: former.reference, day: read.format.day(kigaliDay(former.sentAt)) }),
    sentences: all.length === 0 ? [words.none] : [...sentences, ...(left > 0 ? [words.more({ count: left })] : [])],
  }
}

function sentenceOf(change: ProposalChange, read: ReadWords): string {
  const { format } = read
  const words = read(proposalChangeWords)
  const money = (minor: number) => format.money(usd(minor))
  const inOption = (letter: ProposedLetter | null, what: string) => (letter === null ? what : words.inOption({ letter, what }))
  const days = (of: { startsOn: Day; days: number }) => format.days(of.startsOn, addDays(of.startsOn, of.days - 1))
  const party = (of: { adults: number; children: number }) =>
    words.party({ ...of, both: of.adults > 0 && of.children > 0 ? 'yes' : 'no' })
  switch (change.change) {
    case 'dates':
      return words.dates({ days: days(change), was: days(change.was) })
    case 'travellers':
      return words.travellers({ party: party(change.party), was: party(change.was) })
    case 'option-came':
      return words.optionCame({ letter: change.letter, title: change.title, total: money(change.totalMinor) })
    case 'option-went':
      return words.optionWent({ letter: change.letter, title: change.title })
    case 'total':
      return inOption(change.option, words.total({ total: money(change.totalMinor), was: money(change.wasMinor) }))
    case 'same-total':
      return words.sameTotal
    case 'stay': {
      const { title, nights, was } = change
      if (was === 0) return inOption(change.option, words.stayCame({ title, nights }))
      if (nights === 0) return inOption(change.option, words.stayWent({ title, nights: was }))
      return inOption(change.option, words.stayNights({ title, nights, was }))
    }
    case 'day-came':
      return words.dayCame({ day: change.day, title: change.title })
    case 'day-went':
      return words.dayWent({ title: change.title })
    case 'item-came':
      return inOption(
        change.option,
        words[change.optional ? 'itemOffered' : 'itemCame']({ day: change.day, title: change.title }),
      )
    case 'item-went':
      return inOption(change.option, words.itemWent({ title: change.title }))
    case 'included':
      return words.included
    case 'terms':
      return words.terms
  }
}
