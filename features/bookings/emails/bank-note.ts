import { defaultSettings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { emailHowToPayWords } from './words/email-how-to-pay.ts'

/** What stands beside the details of a bank, as staff wrote it; the warning of the demo operator's in the language of these words. */
export const bankNote = (note: string, read: ReadWords): string =>
  note === defaultSettings.bank.note ? read(emailHowToPayWords).sampleAccount : note
