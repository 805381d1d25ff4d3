import type { MessageFault } from '#platform/languages/message-fault.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'

/** Why a message of the interface cannot be used, as a sentence. */
export const messageFaultSentence = (read: ReadWords, fault: MessageFault): string =>
  read(translationAdminWords).messages.broken({ fault: faultText(read, fault) })

/** The end of that sentence. */
function faultText(read: ReadWords, fault: MessageFault): string {
  const words = read(translationAdminWords).faults
  switch (fault.reason) {
    case 'not-a-message':
      return words['not-a-message']({ detail: fault.detail })
    case 'foreign-markup':
      return words['foreign-markup']({ sign: fault.sign })
    case 'lost-name':
    case 'foreign-name':
      return words[fault.reason]({ name: inBraces(fault.name) })
    case 'other-kind':
      return words['other-kind']({ name: inBraces(fault.name), kind: fault.kind, english: fault.english })
    case 'other-cases':
      return words['other-cases']({
        name: inBraces(fault.name),
        cases: fault.cases.join(', '),
        english: fault.english.join(', '),
      })
    case 'lost-plural':
    case 'foreign-plural':
      return words[fault.reason]({ name: inBraces(fault.name), cases: fault.cases.join(', ') })
    default:
      return words[fault.reason]
  }
}

const inBraces = (name: string) => `{${name}}`
