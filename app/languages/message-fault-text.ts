import type { MessageFault } from '#platform/languages/message-fault.ts'

/** Why a translation cannot be used, in words: the end of a sentence, without its full stop. */
export function messageFaultText(fault: MessageFault): string {
  switch (fault.reason) {
    case 'empty':
      return 'it is empty'
    case 'direction-mark':
      return 'it holds an invisible mark that changes the direction of text'
    case 'control-sign':
      return 'it holds an invisible control character'
    case 'not-a-message':
      return `its braces, tags or cases are not complete (${fault.detail})`
    case 'foreign-markup':
      return `the English has no ${fault.sign}`
    case 'lost-name':
      return `{${fault.name}} is missing, or an apostrophe stands right before it: write ’ there`
    case 'foreign-name':
      return `the English has no {${fault.name}}`
    case 'other-kind':
      return `{${fault.name}} is ${fault.kind}, in the English ${fault.english}`
    case 'other-cases':
      return `{${fault.name}} has the cases ${fault.cases.join(', ')}, in the English ${fault.english.join(', ')}`
    case 'lost-plural':
      return `{${fault.name}} lacks the plural ${fault.cases.join(', ')}`
    case 'foreign-plural':
      return `{${fault.name}} has the plural ${fault.cases.join(', ')}, which the language does not have`
  }
}
