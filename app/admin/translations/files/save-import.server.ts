import type { Actor } from '#features/content/entry.ts'
import { importTranslations } from '#features/translations/xliff/import-translations.server.ts'
import { partOfKind } from '#features/translations/xliff/message-file.ts'
import { type CurrentTexts, isSaved, type PlannedTranslation } from '#features/translations/xliff/plan-import.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { LanguageMessages } from '../../../languages/site-words.server.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'
import { importView } from './import-view.server.ts'

type Input = {
  plan: readonly PlannedTranslation[]
  texts: CurrentTexts
  messages: LanguageMessages
  form: FormData
  language: { code: string; name: string }
  actor: Actor
}

/**
 * Saves the translations of a file as drafts, if it is the plan that was shown: all of them, or none with the sentence why. Those with
 * errors are left out, and approved texts get a draft, only where that is ticked. Returns how many are saved, and whether messages of the interface are
 * among them.
 */
export async function saveImport(
  ctx: Context,
  read: ReadWords,
  { plan, texts, messages, form, language, actor }: Input,
): Promise<{ saved: number; isOfMessages: boolean } | { sentence: string }> {
  const words = read(translationFileWords).plan
  if (form.get('stamp') !== importView(read, plan).stamp) return { sentence: words.changed }
  if (form.get('skip') !== 'yes' && plan.some(({ fault }) => fault)) return { sentence: words.faulty }
  const translations = plan.filter((one) => isSaved(one, form.get('over') === 'yes'))
  if (translations.length === 0) return { sentence: words.nothing }
  const by = form.get('by') === 'person' ? 'person' : 'machine'
  const outcome = await importTranslations(ctx, { translations, texts, messages, language, by, actor })
  const isOfMessages = translations.some(({ kind }) => partOfKind(kind) !== undefined)
  return outcome.done ? { ...outcome.value, isOfMessages } : { sentence: words.refused }
}
