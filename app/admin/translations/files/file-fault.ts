import type { XliffFault } from '#features/translations/xliff/read-xliff.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'

/** Why a file is refused, with the line where that is known. */
export function fileFault(read: ReadWords, fault: XliffFault, language: string): string {
  const why = sentenceOf(read, fault, language)
  return 'line' in fault ? read(translationFileWords).refused.at({ line: fault.line, why }) : why
}

function sentenceOf(read: ReadWords, fault: XliffFault, language: string): string {
  const words = read(translationFileWords).refused
  switch (fault.reason) {
    case 'other-encoding':
      return words['other-encoding']({ value: fault.value })
    case 'not-xliff':
      return words['not-xliff']({ value: `<${fault.value}>` })
    case 'version':
      return fault.value ? words.version({ value: fault.value }) : words['version-missing']
    case 'source-language':
      return words['source-language']({ value: fault.value })
    case 'target-language':
      return fault.value ? words['target-language']({ value: fault.value, language }) : words['target-missing']({ language })
    default:
      return words[fault.reason]
  }
}
