import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'
import { addDays } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { firstTotal } from './choice-sums.ts'
import type { SentProposal } from './proposal.ts'
import { untilText } from './until-text.ts'
import { proposalMessageWords } from './words/proposal-message.ts'

/** What a message with a proposal says: `ctx.words.in(proposal.language, whatsappTextParts)`. */
export const whatsappTextParts: readonly Source[] = [proposalMessageWords]

/**
 * The message with which staff send a proposal by WhatsApp, in the language of its words: whom it is for, the journey, or that it is a new
 * version of it (`isNewer`), its total or the lowest of them,
 * until when it holds, and the address of its page. Lines end with a line break.
 */
export function whatsappText(
  { customer, content, endsAt }: Pick<SentProposal, 'customer' | 'content' | 'endsAt'>,
  address: string,
  read: ReadWords,
  { isNewer }: { isNewer: boolean },
): string {
  const { format } = read
  const words = read(proposalMessageWords)
  const { title: journey, startsOn, days, options } = content
  const total = format.money(usd(Math.min(...options.map(({ letter }) => firstTotal(content, letter)))))
  return [
    words.greeting({ name: customer }),
    words[isNewer ? 'newer' : 'journey']({ journey, days: format.days(startsOn, addDays(startsOn, days.length - 1)) }),
    options.length > 1 ? words.from({ total }) : words.price({ total }),
    words.until({ until: untilText(format, endsAt) }),
    words.link({ address }),
  ].join('\n')
}
